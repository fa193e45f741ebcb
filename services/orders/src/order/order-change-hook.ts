import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '@werkbank/contracts/errors';
import type { DomainEvent } from './model/domain-event.js';
import type { Order } from './model/order.js';
import type { OrderHead } from './storage/insert-orders.js';

/** An order before and after a decision. */
export interface DecidedOrder {
  head: OrderHead;
  before: Order;
  after: Order;
}

/** An order as it was saved. */
export interface SavedOrder extends Omit<DecidedOrder, 'before'> {
  /** Null where the order is new. */
  before: Order | null;
  events: readonly DomainEvent[];
  now: Date;
}

/** Reaction of another module to a change of an order. It is injected, so `order/` imports no use case. */
export interface OrderChangeHook {
  /** Refuses a change before it is stored. */
  refuse?(em: EntityManager, decided: DecidedOrder): Promise<Refusal | undefined>;
  /** Takes part in the transaction of the change. */
  afterSave(em: EntityManager, saved: SavedOrder): Promise<void>;
}

/** The hooks, in the order in which they are called. */
export const ORDER_CHANGE_HOOKS = Symbol('ORDER_CHANGE_HOOKS');
