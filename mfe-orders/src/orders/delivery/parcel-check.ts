import { type Shipper, unmeasuredParcel, unmeasuredShippers } from '@werkbank/contracts/delivery';
import type { Delivery } from '@werkbank/contracts/entities';
import { errorMessage } from '@werkbank/contracts/errors';
import { parcelLimits } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { type NumberField, numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';

/** Ready-to-send data as it was typed. */
export interface ParcelTexts {
  weight: string;
  length: string;
  width: string;
  height: string;
  mrnNumber: string;
}
export type ParcelField = keyof ParcelTexts;
export interface ParcelData {
  weight: number;
  length: number;
  width: number;
  height: number;
  mrnNumber?: string;
}

export const sides = ['length', 'width', 'height'] as const;

const side: NumberField = { decimals: 2, units: ['cm'] };
const weight: NumberField = { decimals: parcelLimits.weight.fractionDigits, units: ['kg'] };
const fields = { weight, length: side, width: side, height: side };
type MeasuredField = keyof typeof fields;

export const isMeasured = (shipper: Shipper) => !unmeasuredShippers.includes(shipper);

/** A parcel that needs no measures and crosses no customs border. */
export function goesStraightThrough({ shipper, isExport }: Delivery): boolean {
  return !isMeasured(shipper) && !isExport;
}

interface Asked {
  readonly measured: boolean;
  readonly isExport: boolean;
}
interface Words {
  readonly language: Language;
  readonly labelOf: (field: ParcelField) => string;
  /** Reads a number in the notation of the language. */
  readonly read: Formats['read'];
}

/** Errors of the data by field, in the service's words. */
export function checkParcel(
  texts: ParcelTexts,
  { measured, isExport }: Asked,
  { language, labelOf, read }: Words,
): Partial<Record<ParcelField, string>> {
  const problems: Partial<Record<ParcelField, string>> = {};
  const required = (field: ParcelField) =>
    errorMessage('FIELD_REQUIRED', language, { field: labelOf(field) });
  const number = (field: MeasuredField, check: (value: number) => string | undefined) => {
    const value = read(texts[field], fields[field]);
    const problem =
      value === undefined
        ? required(field)
        : value instanceof UnreadNumber
          ? numberMessage(value, language)
          : check(value);
    if (problem !== undefined) problems[field] = problem;
  };
  if (measured) {
    number('weight', (value) => weightProblem(value, language));
    for (const side of sides) number(side, (value) => sideProblem(value, language));
  }
  if (!isExport) return problems;
  const { max } = parcelLimits.mrnNumber;
  if (texts.mrnNumber.trim() === '') problems.mrnNumber = required('mrnNumber');
  else if (texts.mrnNumber.trim().length > max) {
    problems.mrnNumber = errorMessage('FIELD_TOO_LONG', language, { field: labelOf('mrnNumber'), max });
  }
  return problems;
}

function weightProblem(value: number, language: Language): string | undefined {
  const { moreThan, max, fractionDigits } = parcelLimits.weight;
  if (value <= moreThan) return errorMessage('NUMBER_NOT_MORE', language, { more: moreThan });
  if (value > max) return errorMessage('NUMBER_TOO_LARGE', language, { max });
  const scaled = Number((value * 10 ** fractionDigits).toFixed(6));
  return Number.isInteger(scaled)
    ? undefined
    : errorMessage('TOO_MANY_DECIMALS', language, { fractionDigits });
}

function sideProblem(value: number, language: Language): string | undefined {
  const { min, max } = parcelLimits.side;
  if (value < min) return errorMessage('NUMBER_TOO_SMALL', language, { min });
  return value > max ? errorMessage('NUMBER_TOO_LARGE', language, { max }) : undefined;
}

/** The checked data as sent; unmeasured values count as one. */
export function composeParcel(
  texts: ParcelTexts,
  { measured, isExport }: Asked,
  read: Words['read'],
): ParcelData {
  const number = (field: MeasuredField) => {
    const value = read(texts[field], fields[field]);
    return typeof value === 'number' ? value : 0;
  };
  const size = measured
    ? {
        weight: number('weight'),
        length: number('length'),
        width: number('width'),
        height: number('height'),
      }
    : unmeasuredParcel;
  return isExport ? { ...size, mrnNumber: texts.mrnNumber.trim() } : { ...size };
}
