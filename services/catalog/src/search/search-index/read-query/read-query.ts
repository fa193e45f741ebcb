import type { PartKind, QueryPart, Term } from '../query-term.js';
import { stopWords } from '../query-words.js';
import { readAmount } from './read-amount.js';
import { readDesignation, readProfile } from './read-designation.js';
import { readRoleSize, readSizes } from './read-sizes.js';
import { readThread } from './read-thread.js';
import { readNumberedName, readStandard, readWord } from './read-words.js';
import type { QueryCursor } from './query-cursor.js';

const readers = [
  readStandard,
  readNumberedName,
  readProfile,
  readRoleSize,
  readThread,
  readAmount,
  readSizes,
  readDesignation,
];

/** Reads a query from left to right. */
export function readQuery(query: QueryCursor): { terms: Term[]; parts: QueryPart[] } {
  const terms: Term[] = [];
  const parts: QueryPart[] = [];
  while (query.at < query.words.length) {
    const start = query.at;
    const found = firstOf(query) ?? readWord(query);
    const part = partOf(query, start, found.kind);
    if (!part || (found.terms.length === 0 && found.kind !== 'amount')) continue;
    terms.push(...found.terms.map((term) => ({ ...term, part: parts.length })));
    parts.push(part);
  }
  const telling = terms.filter(({ word }) => !stopWords[query.language].has(word));
  return { terms: withFamily(telling.length > 0 ? telling : terms), parts };
}

function firstOf(query: QueryCursor): ReturnType<(typeof readers)[number]> {
  for (const read of readers) {
    const found = read(query);
    if (found) return found;
  }
  return undefined;
}

function partOf({ text, words, at }: QueryCursor, start: number, kind: PartKind): QueryPart | undefined {
  const [first, last] = [words[start], words[at - 1]];
  if (!first || !last) return undefined;
  // A sign of diameter belongs to the size, and one of inches.
  const before = /[Ø⌀∅ø#]\s*$/.exec(text.slice(0, first.from))?.[0].length ?? 0;
  const behind = /^\s?(?:["”″]|'')/.exec(text.slice(last.to))?.[0].length ?? 0;
  const [from, to] = [first.from - before, last.to + behind];
  return { kind, typed: text.slice(from, to).trim(), from, to };
}

/** Without a known family, the first word that is typed names it. */
function withFamily(terms: readonly Term[]): Term[] {
  if (terms.some(({ isFamily }) => isFamily)) return [...terms];
  const first = terms.find(({ sizes }) => sizes.length === 0);
  return terms.map((term) => (term === first ? { ...term, isFamily: true } : term));
}
