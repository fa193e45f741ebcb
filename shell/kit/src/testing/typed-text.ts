import fc from 'fast-check';

/** Characters that no keyboard has, and that databases, trimming and counting stumble over. */
const odd = [
  '',
  ' ',
  '\t',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\u202egnp',
  'ß',
  'İ',
  'é',
  '🛠️'.repeat(13),
  '１２３',
  '٣٤',
  '1e3',
  '0x1f',
  '-1',
  '1.2.3',
  '9'.repeat(40),
  'NaN',
  'null',
  '__proto__',
  'x'.repeat(51),
  'x'.repeat(501),
  'x'.repeat(20_000),
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
];

const wild = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string(),
);

/** A right value with a slip: blanks around it, a character too many, too few or another one, far too often. */
function slipped(right: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: Math.max(0, right.length - 1) });
  return fc.oneof(
    fc.constantFrom(` ${right}`, `${right} `, `\n${right}\t`, `\u00a0${right}`),
    fc.constantFrom(right.toUpperCase(), right.toLowerCase(), right + right, right.repeat(30)),
    at.map((index) => right.slice(0, index)),
    at.map((index) => right.slice(0, index) + right.slice(index + 1)),
    fc.tuple(at, wild).map(([index, text]) => right.slice(0, index) + text + right.slice(index)),
  );
}

/** Typed or pasted values of a field: mostly right ones, near misses, and anything else. */
export function typed(...right: string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...right) },
    { weight: 2, arbitrary: fc.constantFrom(...right).chain(slipped) },
    { weight: 1, arbitrary: wild },
  );
}
