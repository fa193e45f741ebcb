import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Clock } from './clock.js';
import { decideLapse } from './transitions/decide-lapse.js';
import { insertOrders, type NewOrder } from './storage/insert-orders.js';
import { ORDER_CHANGE_HOOKS, type OrderChangeHook, type SavedOrder } from './order-change-hook.js';
import { publishCreated, publishStatus } from './publish-change.js';
import type { Change } from './model/domain-event.js';
import { type LoadedOrder, loadOrder } from './storage/load-order.js';
import type { Order } from './model/order.js';
import { saveChange } from './save-change.js';
import { theSystem, type ActingPerson } from './model/acting-person.js';

/** Input of a decision, under the order's lock. */
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

/** The only way to change an order: lock, load, decide, save and publish, all or nothing. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    @Inject(ORDER_CHANGE_HOOKS) private readonly hooks: readonly OrderChangeHook[],
  ) {}

  async change(
    orderId: number,
    decide: (deciding: Deciding) => Promise<Decided | Refusal> | Decided | Refusal,
  ): Promise<Order | Refusal> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      if (!loaded) return refuse('ORDER_NOT_FOUND');
      const now = this.clock.now();
      // A proposal ends at its deadline, not at the next run of the timer: a late caller finds it cancelled.
      const order = (await this.lapseOf(em, loaded, now)) ?? loaded.order;
      const current = { ...loaded, order };
      const decided = await decide({ loaded: current, order, now, em });
      if (isRefusal(decided)) return decided;
      const { change, by } = decided;
      for (const hook of this.hooks) {
        const refused = await hook.refuse?.(em, { head: loaded.head, before: order, after: change.order });
        if (refused) return refused;
      }
      await this.save(em, current, change, by, now);
      return change.order;
    });
  }

  /** Cancels deliveries after the deadline; returns true if there were any. */
  async lapse(orderId: number): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const loaded = await loadOrder(em, orderId);
      return loaded !== undefined && (await this.lapseOf(em, loaded, this.clock.now())) !== undefined;
    });
  }

  private async lapseOf(em: EntityManager, loaded: LoadedOrder, now: Date): Promise<Order | undefined> {
    const lapsed = decideLapse(loaded.order, now);
    if (lapsed) await this.save(em, loaded, lapsed, theSystem, now);
    return lapsed?.order;
  }

  /** Saves a decision in the caller's transaction. The caller holds the order's lock. */
  async save(
    em: EntityManager,
    loaded: LoadedOrder,
    { order, events }: Change,
    by: ActingPerson,
    now: Date,
  ): Promise<void> {
    await saveChange(em, loaded, { order, events }, by, now);
    await this.callHooks(em, { head: loaded.head, before: loaded.order, after: order, events, now });
  }

  /** Saves a new order in the caller's transaction. */
  async place(em: EntityManager, placed: NewOrder): Promise<void> {
    const { head, order } = placed;
    const now = head.createdOn;
    await insertOrders(em, [placed]);
    await publishCreated(em, head, order);
    await this.callHooks(em, { head, before: null, after: order, events: [], now });
    for (const { id } of order.deliveries) await publishStatus(em, order, id, null, 'Created', now);
  }

  private async callHooks(em: EntityManager, saved: SavedOrder): Promise<void> {
    for (const hook of this.hooks) await hook.afterSave(em, saved);
  }
}
