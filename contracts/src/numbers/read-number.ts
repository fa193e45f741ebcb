import type { LocaleFormats } from '../localization/index.js';

/** Signs between thousands, and before decimals, of a typed number. */
export type NumberSigns = Pick<LocaleFormats, 'decimalSeparator' | 'groupSeparator'>;

export interface NumberField {
  /** Decimals that the field takes; none by default. */
  decimals?: number | undefined;
  /** Units that may stand beside the number, such as `mm`, `%`, or `€` and `EUR`. Another unit is refused. */
  units?: readonly string[] | undefined;
}

/** A text that is no number, or that can be read in two ways. Stands in the place of the number until a rule refuses it. */
export class UnreadNumber {
  constructor(
    readonly text: string,
    /** Both numbers that the text can mean, in signs of the locale, the smaller one first. */
    readonly readings?: readonly [string, string],
  ) {}

  /** In a header, where the service refuses it: a whole number has neither signs nor decimals there. */
  toString(): string {
    return this.text;
  }

  /** In a body, where the service refuses it as no number. */
  toJSON(): string {
    return this.text;
  }
}

const blanks = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
/** A copied number contains marks of direction and zero-width spaces. */
const invisible = /\p{Cf}/gu;
const apostrophes = /['\u2019\u2018\u02BC`\u00B4]/g;
const minus = /^[-\u2212\u2010-\u2013\uFE63]/;
const groups = ['.', ',', "'", ' '] as const;

interface Reading {
  /** Digits with a point, such as `-1000.5`. */
  readonly value: string;
  readonly group: string | undefined;
  readonly decimal: string | undefined;
  readonly digits: number;
}

/**
 * The number that a text means as a decimal text: `1.000,50`, `1’000.50`, `1,000.50` and `1 000.50` are all `1000.50`.
 * Exponents, hexadecimals and other units are no numbers. Undefined for an empty text.
 */
export function readDecimal(
  text: string,
  signs: NumberSigns,
  field: NumberField = {},
): string | UnreadNumber | undefined {
  const typed = withoutUnit(simpleSigns(text), field.units ?? []);
  if (simpleSigns(text) === '') return undefined;
  const negative = minus.test(typed);
  const body = typed.replace(minus, '');
  const readings = readingsOf(body).map((reading) => ({
    ...reading,
    value: (negative ? '-' : '') + reading.value,
  }));
  const [first, second] = readings;
  if (first === undefined) return new UnreadNumber(text.trim());
  if (second === undefined) return first.value;
  return (
    chosen(readings, simpleSigns(signs.decimalSeparator), field.decimals ?? 0)?.value ??
    twoOf(text, readings, signs)
  );
}

/** The same for a number. */
export function readNumber(
  text: string,
  signs: NumberSigns,
  field: NumberField = {},
): number | UnreadNumber | undefined {
  const read = readDecimal(text, signs, field);
  return typeof read === 'string' ? Number(read) : read;
}

/** A number as a field shows it, with as many decimals as it has. Thousands are not grouped, so that it has one reading. */
export function writeNumber(value: number | string, { decimalSeparator }: NumberSigns): string {
  return String(value).replace('.', decimalSeparator).replace(/^-/, '−');
}

/** Full-width characters as those of ASCII, one kind of blank and of apostrophe, no invisible ones. Other characters never become digits. */
function simpleSigns(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(invisible, '')
    .replace(blanks, ' ')
    .replace(apostrophes, "'")
    .trim();
}

function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  for (const unit of units) {
    const written = simpleSigns(unit).toLowerCase();
    if (written === '') continue;
    if (lower.endsWith(written)) return text.slice(0, -written.length).trimEnd();
    if (lower.startsWith(written)) return text.slice(written.length).trimStart();
  }
  return text;
}

/** Every number that digits with these signs can mean, in any of the notations. */
function readingsOf(body: string): Reading[] {
  if (/^\d+$/.test(body)) return [{ value: plain(body), group: undefined, decimal: undefined, digits: 0 }];
  const found: Reading[] = [];
  for (const decimal of ['.', ',']) {
    const [whole = '', fraction, ...more] = body.split(decimal);
    if (fraction === undefined || more.length > 0 || !/^\d+$/.test(fraction)) continue;
    const group = /^\d+$/.test(whole)
      ? undefined
      : groups.find((sign) => sign !== decimal && isGrouped(whole, sign));
    if (group === undefined && !/^\d+$/.test(whole)) continue;
    found.push({ value: `${plain(digitsOf(whole))}.${fraction}`, group, decimal, digits: fraction.length });
  }
  const group = groups.find((sign) => isGrouped(body, sign));
  if (group !== undefined) found.push({ value: digitsOf(body), group, decimal: undefined, digits: 0 });
  return found;
}

function isGrouped(text: string, group: string): boolean {
  const [first = '', ...rest] = text.split(group);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((part) => /^\d{3}$/.test(part));
}

/**
 * The one of two readings that the field can only mean: the decimal sign of the locale with as many digits as the field
 * takes; or thousands in a sign that is no decimal sign of the locale, where the other reading has too many decimals.
 */
function chosen(readings: readonly Reading[], decimalSign: string, decimals: number): Reading | undefined {
  const own = readings.find(({ decimal, digits }) => decimal === decimalSign && digits <= decimals);
  if (own) return own;
  const fitting = readings.filter(({ value }) => decimalsOf(value) <= decimals);
  const [only] = fitting;
  return fitting.length === 1 && only?.group !== decimalSign && only?.decimal === undefined
    ? only
    : undefined;
}

function twoOf(text: string, readings: readonly Reading[], signs: NumberSigns): UnreadNumber {
  const values = readings
    .map(({ value }) => shortest(value))
    .sort((one, other) => Number(one) - Number(other));
  const [one = '', other = ''] = values.map((value) => writeNumber(value, signs));
  return new UnreadNumber(text.trim(), [one, other]);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
/** Without zeros in front. */
const plain = (digits: string) => digits.replace(/^0+(?=\d)/, '');
/** Without zeros behind. */
const shortest = (value: string) => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
const decimalsOf = (value: string) => shortest(value).split('.')[1]?.length ?? 0;
