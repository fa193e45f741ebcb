import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { decideLapse } from '../cancel-overdue-proposals/decide-lapse.js';
import { Accounting } from '../issue-papers/accounting.js';
import { Clock } from './clock.js';
import type { Change } from './domain-event.js';
import { type LoadedOrder, loadOrder } from './load-order.js';
import type { Order } from './order.js';
import { saveChange } from './save-change.js';
import { theSystem, type ActingPerson } from './acting-person.js';

/** What is decided while nobody else can change the order. */
export interface Deciding {
  loaded: LoadedOrder;
  order: Order;
  now: Date;
  em: EntityManager;
}
export interface Decided {
  change: Change;
  by: ActingPerson;
}

/** The one way in which an order changes: lock, load, decide, save and publish, all or nothing. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly accounting: Accounting,
  ) {}

  async change(
    orderId: number,
    decide: (deciding: Deciding) => Promise<Decided | Refusal> | Decided | Refusal,
  ): Promise<Order | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      if (!loaded) return refuse('ORDER_NOT_FOUND');
      const now = this.clock.now();
      // A proposal ends at its deadline, not when the clock's next tick looks at it: whoever is late finds it cancelled.
      const order = (await this.lapseOf(em, loaded, now)) ?? loaded.order;
      const decided = await decide({ loaded, order, now, em });
      if (isRefusal(decided)) return decided;
      const refused = await this.accounting.refuses(em, order, decided.change.order, loaded.head);
      if (refused) return refused;
      await saveChange(em, loaded, decided.change, decided.by, now);
      return decided.change.order;
    });
  }

  /** Cancels what was not released in time; whether there was something to cancel. */
  async lapse(orderId: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      return loaded !== undefined && (await this.lapseOf(em, loaded, this.clock.now())) !== undefined;
    });
  }

  private async lapseOf(em: EntityManager, loaded: LoadedOrder, now: Date): Promise<Order | undefined> {
    const lapsed = decideLapse(loaded.order, now);
    if (lapsed) await saveChange(em, loaded, lapsed, theSystem, now);
    return lapsed?.order;
  }
}
