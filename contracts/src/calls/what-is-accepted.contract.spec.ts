import { z } from 'zod';
import { largestInteger } from '../limits/index.js';
import { queries } from '../queries/index.js';
import { routeNames } from '../routes/index.js';
import { calls } from './index.js';

const keywords = z.object({
  type: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  maximum: z.number().optional(),
});
type Keywords = z.infer<typeof keywords>;

/** Everything that outside callers may send, as JSON schemas by their place. */
function* acceptedSchemas(): Generator<[where: string, Keywords]> {
  for (const name of routeNames) {
    const { params, query, headers, body } = calls[name];
    for (const [part, schema] of Object.entries({ params, query, headers, body })) {
      if (schema) yield* within(`${name} ${part}`, jsonOf(schema));
    }
  }
  for (const [name, { ask }] of Object.entries(queries)) yield* within(name, jsonOf(ask));
}

const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12', unrepresentable: 'any' });

function* within(where: string, schema: unknown): Generator<[where: string, Keywords]> {
  if (typeof schema !== 'object' || schema === null) return;
  const { data } = keywords.safeParse(schema);
  if (data) yield [where, data];
  for (const [key, part] of Object.entries(schema)) yield* within(`${where}.${key}`, part);
}

describe('what is accepted', () => {
  const accepted = [...acceptedSchemas()];

  it('holds no whole number that a column of the databases does not hold', () => {
    const integers = accepted.filter(([, { type }]) => type === 'integer');
    expect(integers.length).toBeGreaterThan(50);
    const beyond = integers.filter(
      ([, { minimum, exclusiveMinimum, maximum }]) =>
        !(Number(maximum) <= largestInteger && Number(minimum ?? exclusiveMinimum) >= -largestInteger),
    );
    expect(beyond.map(([where]) => where)).toEqual([]);
  });

  it('names only patterns that texts can be generated from', () => {
    const patterns = accepted.flatMap(([where, { pattern }]) =>
      pattern === undefined ? [] : [`${where}: ${pattern}`],
    );
    expect(patterns.length).toBeGreaterThan(5);
    // Classes of Unicode are known to some languages only.
    expect(patterns.filter((pattern) => /\\[pP]\{/.test(pattern))).toEqual([]);
  });
});
