import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '@werkbank/contracts/errors';
import type { OrderHead } from '../order/insert-orders.js';
import type { Order } from '../order/order.js';
import type { DuePaper } from './papers-due.js';
import type { PaperForm } from './draw-issued.js';

/** A document of an order, as whoever may see it asks for it. */
export interface WantedPaper extends DuePaper {
  orderId: number;
  /** Which one of several; the newest where it is not said. */
  number?: string;
}

export interface PaperFile {
  fileName: string;
  content: Buffer;
}

/** Who writes the documents of orders: this service itself, or an accounting system outside. */
export abstract class Accounting {
  /** Why an invoice that a change would issue cannot be written; asked before anything of the change is kept. */
  abstract refuses(
    em: EntityManager,
    before: Order,
    after: Order,
    head: OrderHead,
  ): Promise<Refusal | undefined>;
  abstract fetch(wanted: WantedPaper, form?: PaperForm): Promise<PaperFile | Refusal>;
}
