import { isNumber, plainNumber, wordsOf } from './words.js';

/** Millimetres in an inch: 25.4 by definition (ISO 31-1). */
const millimetresPerInch = 25.4;

/** Pitches of the metric coarse thread, in millimetres by nominal diameter (ISO 261). */
const coarsePitches: Readonly<Record<string, string>> = {
  '1': '0.25',
  '1.2': '0.25',
  '1.4': '0.3',
  '1.6': '0.35',
  '1.8': '0.35',
  '2': '0.4',
  '2.2': '0.45',
  '2.5': '0.45',
  '3': '0.5',
  '3.5': '0.6',
  '4': '0.7',
  '4.5': '0.75',
  '5': '0.8',
  '6': '1',
  '7': '1',
  '8': '1.25',
  '9': '1.25',
  '10': '1.5',
  '11': '1.5',
  '12': '1.75',
  '14': '2',
  '16': '2',
  '18': '2.5',
  '20': '2.5',
  '22': '2.5',
  '24': '3',
  '27': '3',
  '30': '3.5',
  '33': '3.5',
  '36': '4',
  '39': '4',
  '42': '4.5',
  '45': '4.5',
  '48': '5',
  '52': '5',
  '56': '5.5',
  '60': '5.5',
  '64': '6',
};

/** A metric thread in its shortest form: m8x1.25 is m8, m8x1 stays. */
export function threadOf(diameter: string, pitch: string | undefined): string {
  return pitch === undefined || coarsePitches[diameter] === pitch ? `m${diameter}` : `m${diameter}x${pitch}`;
}

/** HSK-A 63, HSK63A: the letter is the form. */
const hollowTapers = /\bhsk[\s-]*([a-f])?[\s-]*(\d{2,3})([a-f])?\b/gi;
export const hollowTaper = /^hsk([a-f])?(\d{2,3})([a-f])?$/;

/** Marks of all sizes between two, so close that a size within has one of them: torques of a wrench, the work of a micrometer. */
export function rangeMarks(from: number | undefined, to: number | undefined): string[] {
  if (from === undefined || to === undefined || from <= 0 || to < from || to / from > 100) return [];
  const [first, last] = [stepOf(from), stepOf(to)];
  return Array.from({ length: last - first + 1 }, (_, index) => `~${first + index}`);
}

/** The mark of a size within a range. */
export const rangeMark = (size: number): string[] => (size > 0 ? [`~${stepOf(size)}`] : []);
const stepsPerDecade = 60;
const stepOf = (size: number): number => Math.round(stepsPerDecade * Math.log10(size));

/** A designation in which letters and digits belong together: er32, t20, ph2, sk40, m8. */
const designation = /^[a-z]{1,5}\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?$/;
const thread = /^m(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?$/;

/** The sizes that a text names, each in its one form: numbers, fractions of an inch, threads, designations. */
export function sizesIn(text: string): string[] {
  const words = wordsOf(
    text
      .replace(/\s*×\s*/g, '×')
      .replace(
        hollowTapers,
        (_, before: string, size: string, behind: string) =>
          ` hsk${before ?? behind ?? ''}${size} hsk${size} `,
      ),
  );
  const sizes = words.flatMap((word, index) => {
    const before = words[index - 1] ?? '';
    if (isNumber(word)) return /^[a-z]{1,4}$/.test(before) ? [designated(before, word), word] : [word];
    if (word.includes('/')) return [word];
    if (designation.test(word))
      return [designated(/^[a-z]+/.exec(word)?.[0] ?? '', word.replace(/^[a-z]+/, ''))];
    if (!/^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+$/.test(word)) return [];
    return before === 'm' ? [designated(before, word)] : word.split('x').map(plainNumber);
  });
  return [...new Set(sizes)];
}

function designated(letters: string, digits: string): string {
  const metric = thread.exec(`${letters}${digits}`);
  return metric?.[1] ? threadOf(metric[1], metric[2]) : `${letters}${digits}`;
}

/**
 * Possible meanings of a number in a unit, in millimetres, grams, millilitres or degrees; the likeliest
 * first.
 */
export function sizesMeant(value: string, unit: string | undefined): string[] {
  const number = Number(value);
  const times = (factor: number) => plainNumber(String(Number((number * factor).toFixed(3))));
  switch (unit) {
    case 'cm':
      return [times(10)];
    case 'dm':
      return [times(100)];
    case 'm':
      return [times(1000)];
    case 'µm':
    case 'um':
      return [value, times(0.001)];
    case 'lb':
      return nominalGrams(number);
    case 'oz':
      return [times(28.35)];
    case 'kg':
      return [times(1000), value];
    case 'l':
      return [times(1000), value];
    case 'inch':
      return inInches(value);
    default:
      return [value];
  }
}

/** Heads of hammers of so many pounds are sold in round grams. */
const nominalGrams = (pounds: number): string[] => {
  const grams = pounds * 453.6;
  return [250, 100, 50]
    .map((round) => String(Math.round(grams / round) * round))
    .concat(String(Math.round(pounds * 500)));
};

/** Nominal sizes of discs, blades and files by inches. */
const nominalMillimetres: Readonly<Record<string, string>> = {
  '4': '100',
  '4.5': '115',
  '5': '125',
  '6': '150',
  '7': '180',
  '8': '200',
  '9': '230',
  '10': '250',
  '12': '300',
  '14': '350',
};

/** A size in inches as its fraction, in millimetres, and as the tenths of a millimetre beside it. */
function inInches(value: string): string[] {
  const [over = '', under] = value.split('/');
  const inches = under === undefined ? Number(value) : Number(over) / Number(under);
  const millimetres = inches * millimetresPerInch;
  const tenth = Math.floor(millimetres * 10) / 10;
  const fractions = under === undefined ? fractionsOf(inches) : [value];
  const nominal = nominalMillimetres[value];
  const beside = [
    ...(nominal === undefined ? [] : [nominal]),
    millimetres.toFixed(2),
    millimetres.toFixed(1),
    tenth.toFixed(1),
    (tenth + 0.1).toFixed(1),
  ];
  return [...new Set([...fractions, ...beside.map(plainNumber)])];
}

function fractionsOf(inches: number): string[] {
  for (const under of [2, 4, 8, 16, 32, 64])
    if (inches < 1 && Number.isInteger(inches * under)) return [`${inches * under}/${under}`];
  return [];
}
