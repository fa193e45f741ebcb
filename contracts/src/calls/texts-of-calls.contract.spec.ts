import type { z } from 'zod';
import { queries } from '../queries/index.js';
import { routeNames } from '../routes/index.js';
import { isVisible } from '../text/index.js';
import { calls } from './index.js';

/** Texts that machines make and compare, by their place. No form shows them and no person reads them. */
const technical = new Set([
  'token',
  'captchaToken',
  'captchaPublicKey',
  'password',
  'oldPassword',
  'accept',
  'range',
  'if-range',
  'last-event-id',
  'filters',
  'address',
  'x-file-name',
  'x-object-id',
  'event',
  'consumer',
  'sessionId',
  'after',
]);

/** Each type of text within a schema, with its path. Converted values are judged as a whole. */
function* textsIn(schema: z.core.$ZodType, path: readonly string[]): Generator<[string[], z.core.$ZodType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe' && isNumber(def.out)) return;
  if (def.type === 'string' || def.type === 'pipe') yield [[...path], schema];
  else if (def.type === 'object') {
    for (const [key, part] of Object.entries(def.shape)) yield* textsIn(part, [...path, key]);
  } else if (def.type === 'array') yield* textsIn(def.element, path);
  else if (def.type === 'record') {
    yield* textsIn(def.keyType, path);
    yield* textsIn(def.valueType, path);
  } else if (def.type === 'union') for (const option of def.options) yield* textsIn(option, path);
  else if ('innerType' in def) yield* textsIn(def.innerType, path);
}

const isNumber = (schema: z.core.$ZodType) => schema._zod.def.type === 'number';

function* acceptedTexts(): Generator<[string[], z.core.$ZodType]> {
  for (const name of routeNames) {
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = calls[name][part];
      if (schema) yield* textsIn(schema, [name, part]);
    }
  }
  for (const [name, { ask }] of Object.entries(queries)) yield* textsIn(ask, [name]);
}

const probes = [
  'Wer\u200Bk',
  'Werk\u202Ebank',
  'a\uFFFEb',
  'a\u0001b',
  '\u0301',
  'a\u3164b',
  '\u3164\u2800',
  'Mu\u0308ller',
];

/** Texts that a type takes as they are and that the rule for texts does not allow. */
function wronglyTaken(schema: z.core.$ZodType): string[] {
  return probes.filter((probe) =>
    [probe, encodeURIComponent(probe)].some((given) => {
      const { data } = (schema as z.ZodType).safeParse(given);
      if (typeof data !== 'string' || data === '') return false;
      if (isVisible(probe)) return data === probe;
      // An optional search may consist of a mark alone.
      return !isVisible(data) && !(schema as z.ZodType).safeParse('').success;
    }),
  );
}

describe('every text that a call takes', () => {
  const texts = [...acceptedTexts()].filter(([path]) => !technical.has(path.at(-1) ?? ''));

  it('keeps the one rule for texts, unless it is technical', () => {
    expect(texts.length).toBeGreaterThan(100);
    const wrong = texts.flatMap(([path, schema]) =>
      wronglyTaken(schema).map((probe) => `${path.join('.')}: ${JSON.stringify(probe)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('names no technical text that no call takes', () => {
    const names = new Set([...acceptedTexts()].map(([path]) => path.at(-1)));
    expect([...technical].filter((name) => !names.has(name))).toEqual([]);
  });
});
