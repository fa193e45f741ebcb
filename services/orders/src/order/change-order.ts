import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Clock } from './clock.js';
import type { Change } from './happening.js';
import { type LoadedOrder, loadOrder } from './load-order.js';
import type { Order } from './order.js';
import { saveChange } from './save-change.js';
import type { Who } from './who.js';

/** What is decided while nobody else can change the order. */
export interface Deciding {
  loaded: LoadedOrder;
  order: Order;
  now: Date;
  em: EntityManager;
}
export interface Decided {
  change: Change;
  who: Who;
}

/** The one way in which an order changes: lock, load, decide, save and publish, all or nothing. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async change(
    orderId: number,
    decide: (deciding: Deciding) => Promise<Decided | Refusal> | Decided | Refusal,
  ): Promise<Order | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      if (!loaded) return refuse('ORDER_NOT_FOUND');
      const now = this.clock.now();
      const decided = await decide({ loaded, order: loaded.order, now, em });
      if (isRefusal(decided)) return decided;
      await saveChange(em, loaded, decided.change, decided.who, now);
      return decided.change.order;
    });
  }
}
