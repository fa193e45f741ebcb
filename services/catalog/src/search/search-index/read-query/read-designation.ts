import { holderAt, inchesOfInsert, insertSizeAt, isInsertShape } from '../insert-sizes.js';
import { designationTerm, sizeTerm, wordTerm } from '../query-term.js';
import { designations, otherLetters, rolesOfSizes } from '../query-words.js';
import { hollowTaper } from '../sizes.js';
import { colletSeries, profileLetters } from '../trade-words/index.js';
import { sideBySide } from '../vocabulary.js';
import { plainNumber } from '../words.js';
import type { Found, QueryCursor } from './query-cursor.js';

type Words = readonly string[];

/** ER32, SK 40, T25, PZ2, HSK63, CCMT09T304: letters and the number behind them, apart or together. */
export function readDesignation(query: QueryCursor): Found | undefined {
  const special = readInsert(query) ?? readHolder(query) ?? readHollowTaper(query);
  if (special) return special;
  const series = colletSeries[query.word()];
  if (series !== undefined) {
    query.at += 1;
    return designated([series]);
  }
  const [, letters, digits] = /^([a-z]{1,4})(\d[\da-z.]*)$/.exec(query.word()) ?? [];
  if (letters && digits && !query.nameAt([query.word()])) {
    query.at += 1;
    return designation(otherLetters[letters] ?? letters, digits);
  }
  const apart = query.word();
  if (!(designations.has(apart) || apart in otherLetters) || !/^\d{1,3}$/.test(query.word(1)))
    return undefined;
  query.at += 2;
  return designation(otherLetters[apart] ?? apart, query.word(-1));
}

/** CNMG 12 04 08, VBMT160404, CNMG 432: an insert and its size, however it is parted. */
function readInsert(query: QueryCursor): Found | undefined {
  const joined = /^([a-z]{4})(\d[\dt.]{2,6})$/.exec(query.word());
  const shape = joined?.[1] ?? query.word();
  if (!isInsertShape(shape)) return undefined;
  const { size, length } = joined?.[2]
    ? { size: joined[2], length: 0 }
    : insertSizeAt(query.all, query.at + 1);
  const inches = inchesOfInsert(shape, joined?.[2] ?? query.word(1));
  if (inches !== undefined) {
    query.at += joined ? 1 : 2;
    return designated([`${shape}${inches}`], [sideBySide([shape, inches])]);
  }
  if (size === '') return undefined;
  query.at += length + 1;
  const isWhole = size.length >= 6;
  const term = designationTerm([`${shape}${size}`], [sideBySide([shape, size])]);
  return {
    kind: 'designation',
    terms: [
      isWhole ? term : { ...term, names: [...term.names, [shape, size]], itself: [[`${shape}${size}`]] },
    ],
  };
}

/** SCLCL 2525: the left-hand holder of the family SCLCR. */
function readHolder(query: QueryCursor): Found | undefined {
  const holder = holderAt(query.word());
  if (!holder) return undefined;
  query.at += 1;
  const family = wordTerm(holder.right, { isFamily: true });
  const rest = holder.rest || (/^\d{4}$/.test(query.word()) ? query.word() : '');
  if (rest !== '' && holder.rest === '') query.at += 1;
  const sizes = rest === '' ? [] : [...new Set([rest.slice(0, 2), rest.slice(2)])];
  const hand = query.nameAt([holder.isLeft ? 'links' : 'rechts']);
  const side = wordTerm(holder.isLeft ? 'links' : 'rechts', { names: hand?.others ?? [] });
  const isSaid = holder.isLeft || /[a-z]/.test(query.all.join(' ').replace(holder.right, ''));
  return {
    kind: 'designation',
    terms: [
      family,
      ...sizes.map((size) => sizeTerm([plainNumber(String(Number(size)))])),
      ...(holder.isLeft || (isSaid && rest !== '') ? [side] : []),
    ],
  };
}

function readHollowTaper(query: QueryCursor): Found | undefined {
  const stretch = query.word() === 'hsk' ? query.all.slice(query.at, query.at + 3) : [query.word()];
  for (let length = stretch.length; length > 0; length -= 1) {
    const [, before, size, behind] = hollowTaper.exec(stretch.slice(0, length).join('')) ?? [];
    if (size === undefined) continue;
    query.at += length;
    const form = before ?? behind;
    return designated(form === undefined ? [`hsk${size}`] : [`hsk${form}${size}`]);
  }
  return undefined;
}

/** Torx 20, Phillips Gr. 2, #2 phillips. */
export function readProfile(query: QueryCursor): Found | undefined {
  const isBefore = /^\d{1,2}$/.test(query.word()) && query.word(1) in profileLetters;
  const letters = profileLetters[query.word(isBefore ? 1 : 0)];
  if (!letters) return undefined;
  const gap = rolesOfSizes.has(query.word(1)) ? 1 : 0;
  const number = isBefore ? query.word() : query.word(1 + gap);
  if (!/^\d{1,2}$/.test(number)) return undefined;
  query.at += isBefore ? 2 : 2 + gap;
  return designated(letters.map((letter) => `${letter}${number}`));
}

const designated = (forms: Words, names: readonly Words[] = []): Found => ({
  kind: 'designation',
  terms: [designationTerm(forms, names)],
});

function designation(letters: string, digits: string): Found {
  return designated([`${letters}${digits}`], [sideBySide([letters, digits]), [letters, digits]]);
}
