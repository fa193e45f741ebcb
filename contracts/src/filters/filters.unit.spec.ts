import fc from 'fast-check';
import { type Filters, formatFilters, formatNames, parseFilters, parseNames } from './index.js';

const key = fc.stringMatching(/^[a-zA-Z][\w-]{0,20}$/);
const values = fc
  .uniqueArray(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }).filter((text) => text.isWellFormed()),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((list) => ({ values: list }));
const bound = fc.integer({ min: -1000, max: 1000 }).map((number) => number / 10);
const range = fc.record({ min: bound, max: bound }).map((ends) => ({ range: ends }));

describe('filters', () => {
  it('read values and ranges', () => {
    expect(parseFilters('coating:TiN|TiAlN;d1:6.5~7;l1:~80')).toEqual({
      coating: { values: ['TiN', 'TiAlN'] },
      d1: { range: { min: 6.5, max: 7 } },
      l1: { range: { max: 80 } },
    });
  });

  it('leave out what does not parse, so that a shared link opens', () => {
    expect(parseFilters('x;:a;d1:~;e:%E0%A4%A;a b:c;coating:')).toEqual({});
    expect(Object.keys(parseFilters('__proto__:a;coating:a%00b'))).toEqual([]);
    expect(Object.getPrototypeOf(parseFilters('__proto__:a'))).toBe(Object.prototype);
    expect(parseFilters(null)).toEqual({});
    expect(parseFilters('d1:1e3~0x10;d2: 5~Infinity')).toEqual({});
  });

  it('never throw for any text in the address', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseFilters(text)));
  });

  it('come back as they were written, in one fixed order', () => {
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(values, range), { maxKeys: 4 }), (filters) => {
        const text = formatFilters(filters as Filters);
        fc.pre(text.length < 2000);
        expect(formatFilters(parseFilters(text))).toBe(text);
        for (const [name, choice] of Object.entries(filters)) {
          const read = parseFilters(text)[name];
          if ('values' in choice) expect(read).toEqual({ values: [...choice.values].sort() });
          else expect(read).toEqual(choice);
        }
      }),
    );
  });
});

describe('names that a list is narrowed by', () => {
  const whole = (name: string) => ({ name, whole: true });
  const part = (name: string) => ({ name, whole: false });

  it('are parts of names, as the specification has them', () => {
    expect(parseNames('Huber, Söhne AG')).toEqual([part('Huber, Söhne AG')]);
    expect(parseNames('kerb, nord ', { severalParts: true })).toEqual([part('kerb'), part('nord')]);
    expect(parseNames(' ')).toEqual([]);
    expect(parseNames(',,', { severalParts: true })).toEqual([]);
  });

  it('are whole names in quotes, whatever stands in them', () => {
    expect(parseNames('"Huber, Söhne AG","Stadt Basel"')).toEqual([
      whole('Huber, Söhne AG'),
      whole('Stadt Basel'),
    ]);
    expect(parseNames('kerb,"Nord, Süd"', { severalParts: true })).toEqual([
      part('kerb'),
      whole('Nord, Süd'),
    ]);
  });

  it('are read as they were written', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text === text.trim());
    fc.assert(
      fc.property(fc.array(name), (names) => {
        expect(parseNames(formatNames(names))).toEqual(names.map(whole));
      }),
    );
  });

  it('never throw for any typed text', () => {
    fc.assert(
      fc.property(fc.string(), fc.boolean(), (text, severalParts) => void parseNames(text, { severalParts })),
    );
  });
});
