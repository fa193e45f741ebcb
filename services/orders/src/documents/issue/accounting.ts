import type { EntityManager } from '@mikro-orm/postgresql';
import type { Refusal } from '@werkbank/contracts/errors';
import type { Order, OrderHead } from '../../order/index.js';
import type { DueDocument } from './documents-due.js';
import type { DocumentForm } from './draw-issued.js';

export interface WantedDocument extends DueDocument {
  orderId: number;
  /** The number of one of several documents; the newest by default. */
  number?: string;
}

export interface DocumentFile {
  fileName: string;
  content: Buffer;
}

/** Issuer of documents: this service itself, or an external accounting system. */
export abstract class Accounting {
  /** Refuses a change whose invoice cannot be issued, before the change is saved. */
  abstract refuses(
    em: EntityManager,
    before: Order,
    after: Order,
    head: OrderHead,
  ): Promise<Refusal | undefined>;
  abstract fetch(wanted: WantedDocument, form?: DocumentForm): Promise<DocumentFile | Refusal>;
}
