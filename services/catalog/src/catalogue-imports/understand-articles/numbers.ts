import { type NumberSigns, readDecimal, UnreadNumber } from '@werkbank/contracts/numbers';
import type { RefusalReason } from '../reasons.js';

/** A decimal text such as `-12.5`, or why it is none. */
export type ReadDecimal = { decimal: string } | { reason: RefusalReason };

const signsOf: Readonly<Record<'.' | ',', NumberSigns>> = {
  '.': { decimalSeparator: '.', groupSeparator: ',' },
  ',': { decimalSeparator: ',', groupSeparator: '.' },
};

/** With a decimal sign, a text has one reading whatever its number of decimals. */
const mostDecimals = 12;

/** Numbers in one reading, which most are. Three digits behind a point can be thousands. */
const plain = /^\d{1,15}(?:\.\d{1,2})?$/;
const plainWithPoint = /^\d{1,15}(?:\.\d{1,12})?$/;

/** `,8` of machines, and `12.-` and `12,–` of Swiss price lists. */
const withAllDigits = (text: string): string =>
  text.replace(/^[-−–]?(?=[.,]\d)/, (minus) => `${minus}0`).replace(/(?<=\d)[.,](?:-{1,2}|[–—])?$/, '');

export function decimalOf(text: string, decimalSign: '.' | ',', units: readonly string[] = []): ReadDecimal {
  if ((decimalSign === '.' ? plainWithPoint : plain).test(text)) return { decimal: withoutZeros(text) };
  const read = readDecimal(withAllDigits(text.trim()), signsOf[decimalSign], {
    decimals: mostDecimals,
    units,
  });
  if (read === undefined) return { reason: 'NotANumber' };
  if (read instanceof UnreadNumber) return { reason: read.readings ? 'NumberTwoReadings' : 'NotANumber' };
  return read.length > 40 ? { reason: 'NumberTooLarge' } : { decimal: withoutZeros(read) };
}

const withoutZeros = (decimal: string) => decimal.replace(/^(-?)0+(?=\d)/, '$1');

/** A whole number from 0 on. A fraction is rounded up if `roundUp` is called for it. */
export function wholeOf(
  text: string,
  decimalSign: '.' | ',',
  most: number,
  roundUp?: () => void,
  units?: readonly string[],
): { number: number } | { reason: RefusalReason } {
  const read = decimalOf(text, decimalSign, units);
  if ('reason' in read) return read;
  const number = Number(read.decimal);
  if (number < 0) return { reason: 'NumberNegative' };
  if (number > most) return { reason: 'NumberTooLarge' };
  if (Number.isInteger(number)) return { number };
  if (!roundUp) return { reason: 'NumberNotWhole' };
  roundUp();
  return { number: Math.ceil(number) };
}

/** A decimal exactly: `digits` ÷ 10^`scale`, without zeros behind. */
export interface Exact {
  digits: bigint;
  scale: number;
}

export function exactOf(decimal: string): Exact {
  const [whole = '', fraction = ''] = decimal.split('.');
  return simplest({ digits: BigInt(whole + fraction), scale: fraction.length });
}

export function product(a: Exact, b: Exact): Exact {
  return simplest({ digits: a.digits * b.digits, scale: a.scale + b.scale });
}

function simplest({ digits, scale }: Exact): Exact {
  while (scale > 0 && digits % 10n === 0n) {
    digits /= 10n;
    scale--;
  }
  return { digits, scale };
}
