import { designationTerm, sizeTerm, wordTerm } from '../query-term.js';
import { rolesOfSizes, unitNames } from '../query-words.js';
import { roleSizeAt } from '../size-roles.js';
import { rangeMark, sizesMeant } from '../sizes.js';
import { sideBySide } from '../vocabulary.js';
import { isNumber, plainNumber } from '../words.js';
import type { Found, QueryCursor } from './query-cursor.js';

/** 3 Schneiden, Korn 120, R4, Steigung 1,5. */
export function readRoleSize(query: QueryCursor): Found | undefined {
  const found = roleSizeAt(query.all, query.at);
  if (!found) return undefined;
  const typed = query.all.slice(query.at, query.at + found.length);
  query.at += found.length;
  const size = `${found.letter}${found.number}`;
  const names = [typed, [found.letter, found.number]].map(sideBySide);
  return { kind: found.length > 1 ? 'size' : 'designation', terms: [designationTerm([size], names)] };
}

/** 6,8 mm, SW 13, 1/2 Zoll, 125 x 1 x 22, 10 H7. */
export function readSizes(query: QueryCursor): Found | undefined {
  let role = 0;
  if (rolesOfSizes.has(query.word()) && /^\d/.test(query.word(1))) role = 1;
  if (query.word() === 'halbzoll' || (query.word() === 'half' && query.word(1) === 'inch')) {
    query.at += query.word() === 'half' ? 2 : 1;
    return { kind: 'size', terms: [sizeTerm(sizesMeant('1/2', 'inch'))] };
  }
  const joinedRole = role === 0 ? /^(?:sw|d)(\d+(?:\.\d+)?)$/.exec(query.word())?.[1] : undefined;
  const ofSize = /^(\d+)er$/.exec(query.word())?.[1];
  const first = ofSize ?? joinedRole ?? query.word(role);
  const fitted = /^(\d+(?:\.\d+)?)([a-wyz]{1,2}\d{1,2})$/.exec(first);
  const dimensions = /^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/.test(first)
    ? first.split('x').map(plainNumber)
    : undefined;
  const isFraction = /^\d+\/\d+$/.test(first);
  if (!isNumber(first) && !fitted && !dimensions && !isFraction) return undefined;
  if (/^\d{6,}$/.test(first)) return undefined;
  query.at += role + 1;
  if (fitted?.[1] && fitted[2]) {
    return {
      kind: 'size',
      terms: [sizeTerm([plainNumber(fitted[1])]), wordTerm(fitted[2], {})],
    };
  }
  const numbers = [...(dimensions ?? [first]), ...query.readFactors().map(plainNumber)];
  const unit = readUnit(query);
  const others = ofSize === undefined ? [] : [`${ofSize}er`];
  const isAlone = numbers.length === 1 && (unit === undefined || unit === 'mm' || unit === 'Nm');
  const terms = numbers.map((number, index) =>
    sizeTerm(
      [
        ...sizesMeant(number, unit),
        ...others,
        ...(index >= 2 ? boreOf(number) : []),
        ...(isAlone ? rangeMark(Number(number)) : []),
      ],
      unit,
    ),
  );
  return { kind: 'size', terms };
}

/** The unit behind a number, a quotation mark for inches among them. */
function readUnit(query: QueryCursor): string | undefined {
  const last = query.words[query.at - 1];
  if (last && /^\s?(?:["”″]|'')/.test(query.text.slice(last.to))) return 'inch';
  const unit = unitNames[query.word()];
  if (unit === undefined) return undefined;
  query.at += 1;
  return unit;
}

/** Discs are sold for a bore of 22, which measures 22.23. */
const boreOf = (number: string): string[] => (['22', '22.2'].includes(number) ? ['22.23'] : []);
