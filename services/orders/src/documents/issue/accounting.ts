import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Order, OrderHead } from '../../order/index.js';
import type { DueDocument } from './documents-due.js';
import type { DocumentForm } from './draw-issued.js';

/** A document of an order, as whoever may see it asks for it. */
export interface WantedDocument extends DueDocument {
  orderId: number;
  /** Which one of several; the newest where it is not said. */
  number?: string;
}

export interface DocumentFile {
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
  abstract fetch(wanted: WantedDocument, form?: DocumentForm): Promise<DocumentFile | Refusal>;
}
