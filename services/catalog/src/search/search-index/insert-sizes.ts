import { insertsInInches } from './trade-words/other-notations.js';

/** Shape, clearance, tolerance and type of an insert (ISO 1832): CNMG. */
const insertShape = /^[cdrstvw][abcdefgnp][acefghjklmnu][abcfghjmnqrtuwx]$/;
export const isInsertShape = (word: string): boolean => insertShape.test(word);

/** CNMG 12 04 08: the size behind the shape, however it is parted, and how many words it takes. */
export function insertSizeAt(words: readonly string[], start: number): { size: string; length: number } {
  let [size, length] = ['', 0];
  for (let word = words[start]; word !== undefined && size.length < 6; word = words[start + length]) {
    if (!/^(?:\d\d|t\d|\d\dt\d|m0|\d{4}|\d{6}|\d\dt\d\d\d|\d\d)$/.test(word)) break;
    size += word;
    length += 1;
  }
  return { size, length };
}

/** CNMG 432 is CNMG 120408. */
export function inchesOfInsert(shape: string, digits: string): string | undefined {
  const [, circle = '', thickness = '', radius = ''] = /^(\d)(\d(?:\.\d(?=\d))?)(\d|\.5)$/.exec(digits) ?? [];
  const edge = insertsInInches.edges[shape.charAt(0)]?.[circle];
  const thick = insertsInInches.thickness[thickness];
  const round = insertsInInches.radius[radius];
  return edge && thick && round ? `${edge}${thick}${round}`.toLowerCase() : undefined;
}

/** PCLNL is the left-hand form of PCLNR. */
export function holderAt(word: string): { right: string; isLeft: boolean; rest: string } | undefined {
  const [, stem, hand, rest = ''] =
    /^([cdmpsw][cdrstvw][a-gjklnrstvx][bcnp])([lr])(\d{4})?$/.exec(word) ?? [];
  return stem && hand ? { right: `${stem}r`, isLeft: hand === 'l', rest } : undefined;
}
