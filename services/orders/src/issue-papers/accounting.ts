import type { Refusal } from '@werkbank/contracts/errors';
import type { DuePaper } from './papers-due.js';
import type { PaperForm } from './draw-issued.js';

/** A document of an order, as whoever may see it asks for it. */
export interface WantedPaper extends DuePaper {
  orderId: number;
}

export interface PaperFile {
  fileName: string;
  content: Buffer;
}

/** Who writes the documents of orders: this service itself, or an accounting system outside. */
export abstract class Accounting {
  abstract fetch(wanted: WantedPaper, form?: PaperForm): Promise<PaperFile | Refusal>;
}
