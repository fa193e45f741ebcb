import type { Language } from '@werkbank/contracts/localization';
import type { PartKind, Term } from '../query-term.js';
import type { KnownName, Vocabulary } from '../vocabulary.js';
import { isNumber, type PlacedWord } from '../words.js';

/** The meaning of some words of a query. */
export interface Found {
  kind: PartKind;
  terms: Term[];
}

const threadedThing = /gewinde|^taps?$|^dies?$|schneideisen|thread/;

/** A query, and how far it is read. */
export class QueryCursor {
  /** The next word. */
  at = 0;
  readonly all: readonly string[];
  /** The query is about tools of threads: 20 x 1.5 is a thread too. */
  readonly isOfThreads: boolean;
  /** The query names a drill by the thread that its hole is for. */
  isForCoreHole = false;

  constructor(
    readonly text: string,
    readonly words: readonly PlacedWord[],
    readonly language: Language,
    readonly vocabulary: Vocabulary,
  ) {
    this.all = words.map(({ word }) => word);
    this.isOfThreads = this.all.some((word) => threadedThing.test(word));
  }

  word(offset = 0): string {
    return this.all[this.at + offset] ?? '';
  }

  nameAt(words: readonly string[], start = 0): KnownName | undefined {
    return this.vocabulary.nameAt(words, start, this.language);
  }

  /** The numbers behind an x. */
  readFactors(): string[] {
    const numbers: string[] = [];
    for (;;) {
      const joined = /^x(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)$/.exec(this.word())?.[1];
      if (joined !== undefined) {
        numbers.push(...joined.split('x'));
        this.at += 1;
      } else if (this.word() === 'x' && isNumber(this.word(1))) {
        numbers.push(this.word(1));
        this.at += 2;
      } else return numbers;
    }
  }
}
