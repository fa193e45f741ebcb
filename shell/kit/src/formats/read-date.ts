const part = /(DD|MM|YYYY)/;
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const ordinary = '[./-]';

/** True for a day of the calendar, `YYYY-MM-DD`, as the contract accepts it. */
export function isDay(text: string): boolean {
  if (!isoDay.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // The 30th of February would be a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether two digits are a year: not while two more may follow. */
type Years = 'short' | 'whole';

/**
 * The day that a text names in the form of `dateFormat`, as `YYYY-MM-DD`. Understood besides: day and month with one
 * digit, a year of this century with two, other usual separators where the day stands first, and the ISO form. Day and
 * month are never read in another order than the format's.
 */
export function readDate(text: string, dateFormat: string, years: Years = 'short'): string | undefined {
  const given = text.trim();
  const { pattern, names } = readingOf(dateFormat.trim(), years);
  const found = pattern.exec(given);
  if (found) {
    const valueOf = (name: string) => (found[names.indexOf(name) + 1] ?? '').padStart(2, '0');
    return dayOrNothing(`${valueOf('YYYY').padStart(4, '20')}-${valueOf('MM')}-${valueOf('DD')}`);
  }
  // If the configured form is year, day, month, the ISO form is ambiguous.
  const yearThenDay = names[0] === 'YYYY' && names[1] === 'DD';
  return yearThenDay ? undefined : dayOrNothing(given);
}

function dayOrNothing(text: string): string | undefined {
  return isDay(text) ? text : undefined;
}

/** Pattern of a format, and the order of its parts. */
function readingOf(dateFormat: string, years: Years): { pattern: RegExp; names: string[] } {
  const pieces = dateFormat.split(part);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const [before = '', first = '', ...rest] = pieces;
  const between = [rest[0] ?? '', rest[2] ?? ''];
  // Without separators, or with digits in them, the end of a day of one digit is ambiguous.
  const short = between.every((literal) => literal !== '' && !/\d/.test(literal));
  const dayFirst = names[0] === 'DD' && names[1] === 'MM';
  const source = [before, first, ...rest].map((piece, index) => {
    if (index % 2 === 1)
      return piece === 'YYYY'
        ? yearSource(short && names[2] === 'YYYY' && years === 'short')
        : short
          ? String.raw`(\d{1,2})`
          : String.raw`(\d{2})`;
    const literal = literalSource(piece);
    const inner = index === 2 || index === 4;
    return inner && short && dayFirst ? `(?:${literal}|\\s*${ordinary}\\s*|\\s+)` : literal;
  });
  return { pattern: new RegExp(`^${source.join('')}$`), names };
}

/** If the year is not last, or the parts have no separator, two digits of it could be a day. */
const yearSource = (short: boolean) => (short ? String.raw`(\d{4}|\d{2})` : String.raw`(\d{4})`);

/** Separator between the parts, with any number of blanks. */
function literalSource(literal: string): string {
  if (literal === '') return '';
  const words = literal.trim().split(/\s+/).filter(Boolean).map(escaped);
  return words.length === 0 ? String.raw`\s+` : String.raw`\s*${words.join(String.raw`\s+`)}\s*`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
}
