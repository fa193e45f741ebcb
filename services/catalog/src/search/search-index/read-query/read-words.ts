import { partsOfCompound } from '../compounds.js';
import { wordTerm } from '../query-term.js';
import { standards } from '../query-words.js';
import { drillsOfThreads, supersededStandards } from '../trade-words/index.js';
import { sideBySide } from '../vocabulary.js';
import { wordsOf } from '../words.js';
import type { Found, QueryCursor } from './query-cursor.js';

type Words = readonly string[];

/** Maximum of names for each part of a compound, because their combinations are searched. */
const mostNames = 8;
const drillNames = drillsOfThreads.map((name) => wordsOf(name));

/** DIN 338, din338, DIN EN ISO 2936; ISO 40 is a taper. */
export function readStandard(query: QueryCursor): Found | undefined {
  const joined = /^(din|iso|en|vdi)(\d{2,6})([a-z]{0,2})$/.exec(query.word());
  if (joined?.[1] && joined[2]) {
    query.at += 1;
    return withForm(standard(joined[1], joined[2]), joined[3]);
  }
  let length = 0;
  while (standards.has(query.word(length))) length += 1;
  const [, number, form] = /^(\d{1,6})([a-z]{0,2})$/.exec(query.word(length)) ?? [];
  if (length === 0 || number === undefined) return undefined;
  const name = query.word(length - 1);
  query.at += length + 1;
  return withForm(standard(name, number), form);
}

/** 5-Achs-Spanner, 1000 V: a name of the trade that begins with a number. */
export function readNumberedName(query: QueryCursor): Found | undefined {
  return /^\d/.test(query.word()) && (query.nameAt(query.all, query.at)?.length ?? 0) > 1
    ? readWord(query)
    : undefined;
}

export function readWord(query: QueryCursor): Found {
  const hole = drillNames.find((name) => name.every((word, index) => query.word(index) === word));
  if (hole && query.all.some((word) => /^m\d/.test(word))) {
    query.at += hole.length;
    query.isForCoreHole = true;
    const names = query.nameAt(['spiralbohrer'])?.others ?? [];
    return { kind: 'word', terms: [wordTerm('spiralbohrer', { names, isFamily: true })] };
  }
  const joined = query.word() + query.word(1);
  const takesTwo =
    query.word(1) !== '' &&
    query.vocabulary.words.has(joined) &&
    query.nameAt(query.all, query.at)?.length !== 2;
  const name = takesTwo ? query.nameAt([joined]) : query.nameAt(query.all, query.at);
  const typed = takesTwo ? [joined] : query.all.slice(query.at, query.at + (name?.length ?? 1));
  const word = typed.join(' ');
  query.at += takesTwo ? 2 : typed.length;
  if (name) {
    const { others, kin, isQuality } = name;
    const term = wordTerm(word, { itself: [sideBySide(typed)], names: others, kin, isFamily: !isQuality });
    return { kind: 'word', terms: [term] };
  }
  const compound = namesOfCompound(query, word);
  return { kind: 'word', terms: [wordTerm(word, { ...compound, isFamily: compound.broader.length > 0 })] };
}

/**
 * An unknown compound is its parts (hartmetallbohrer), or a kind of its end (messingbohrer).
 */
function namesOfCompound(query: QueryCursor, word: string): { names: Words[]; broader: Words[] } {
  const parts = partsOfCompound(word, query.vocabulary.words);
  if (!parts) return { names: [], broader: [] };
  const [beginning, end] = parts;
  const known = query.nameAt([beginning]);
  const beginnings = [[beginning], ...(known?.others ?? []), ...(known?.kin ?? [])];
  const ends = [[end], ...(query.nameAt([end])?.others ?? [])];
  return {
    names: beginnings
      .slice(0, mostNames)
      .flatMap((words) => ends.slice(0, mostNames).map((other) => [...words, ...other])),
    broader: ends,
  };
}

function standard(name: string, number: string): Found {
  const written = (one: string): Words[] => [one.split(' '), [one.replace(' ', '')]];
  const whole = `${name} ${number}`;
  const taper = name === 'iso' && ['30', '40', '50'].includes(number) ? [`sk${number}`] : [];
  const term = wordTerm(whole, {
    itself: written(whole),
    names: [...(supersededStandards[whole] ?? []).flatMap(written), ...taper.map((size) => [`$${size}`])],
  });
  return { kind: 'standard', terms: [term] };
}

/** DIN 335C: the letter is the form. */
function withForm({ kind, terms }: Found, form: string | undefined): Found {
  return { kind, terms: form ? [...terms, wordTerm(form, {})] : terms };
}
