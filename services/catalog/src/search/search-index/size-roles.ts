import type { StoredColumn } from '../../catalogue/index.js';
import { fold } from './fold.js';
import { countsInWords, sizeRoles } from './trade-words/size-roles.js';
import { isNumber, wordsOf } from './words.js';

const folded = (names: readonly string[]): string[] => names.map((name) => wordsOf(name).join(' '));
const roles = sizeRoles.map(({ letter, columns, before, behind }) => ({
  letter,
  columns: columns.map(fold),
  before: new Set(folded(before)),
  behind: new Set(folded(behind)),
}));

/** The letter of the sizes in a column. */
export function roleOfColumn({ de }: Pick<StoredColumn, 'de'>): string | undefined {
  const name = fold(de);
  return roles.find(({ columns }) => columns.some((end) => name.endsWith(end)))?.letter;
}

export interface RoleSize {
  letter: string;
  number: string;
  /** Number of its words. */
  length: number;
}

/** A size whose words name its role: 3 Schneiden, Korn 120, Radius 4, Zweischneider. */
export function roleSizeAt(words: readonly string[], start: number): RoleSize | undefined {
  const [first = '', second = '', third = ''] = words.slice(start, start + 3);
  for (const { letter, before, behind } of roles) {
    if (isNumber(first) && behind.has(second) && !(before.has(second) && isNumber(third)))
      return { letter, number: first, length: 2 };
    if (first.length > 1 && before.has(first) && isNumber(second))
      return { letter, number: second, length: 2 };
    if (before.has(`${first} ${second}`) && isNumber(third)) return { letter, number: third, length: 3 };
    const joined = /^([a-z]+?)(\d+(?:\.\d+)?)$/.exec(first);
    if (joined?.[1] && joined[2] && before.has(joined[1])) return { letter, number: joined[2], length: 1 };
    const counted = /^(\d+)([a-z]+)$/.exec(first);
    if (counted?.[1] && counted[2] && counted[2].length > 1 && behind.has(counted[2]))
      return { letter, number: counted[1], length: 1 };
    const inWords = Object.entries(countsInWords).find(
      ([word]) =>
        first.startsWith(word) &&
        behind.has(first.slice(word.length).replace(/(?:er|e|en|es)$/, (end) => (end === 'er' ? 'er' : ''))),
    );
    if (inWords) return { letter, number: inWords[1], length: 1 };
  }
  return undefined;
}
