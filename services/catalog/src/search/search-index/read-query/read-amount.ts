import { amountUnits, amountWords, unitNames } from '../query-words.js';
import { roleSizeAt } from '../size-roles.js';
import type { Found, QueryCursor } from './query-cursor.js';

/** 10 Stk, qty 5, 100 Trennscheiben 125x1, 2x Bohrer. */
export function readAmount(query: QueryCursor): Found | undefined {
  const isBehind = amountWords.has(query.word()) && /^\d{1,5}$/.test(query.word(1));
  const isBefore = /^\d{1,5}$/.test(query.word()) && amountUnits.has(query.word(1));
  const isFactor = /^\d+x$/.test(query.word()) && query.at === 0 && query.words.length > 1;
  if (!isBehind && !isBefore && !isFactor && !isAmountBefore(query)) return undefined;
  query.at += isBehind || isBefore ? 2 : 1;
  if (isBehind && amountUnits.has(query.word())) query.at += 1;
  return { kind: 'amount', terms: [] };
}

/** A whole number at the beginning, before a word and before another size. */
function isAmountBefore(query: QueryCursor): boolean {
  if (
    query.at !== 0 ||
    !/^\d{1,4}$/.test(query.word()) ||
    !/^[a-z]{4,}$/.test(query.word(1)) ||
    query.word(1) in unitNames
  )
    return false;
  return query.all.some(
    (word, index) =>
      index >= 2 &&
      /^(?:m?\d+(?:\.\d+)?x\d|\d+\.\d|m\d)/.test(word) &&
      roleSizeAt(query.all, index) === undefined,
  );
}
