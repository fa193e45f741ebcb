import { z } from 'zod';
import { incompatibilities } from './compare-shapes.js';
import { type ContractShape, contractShape } from './contract-shape.js';

const json = (schema: z.ZodType) => z.toJSONSchema(schema) as Record<string, unknown>;
const empty: ContractShape = { calls: {}, queries: {}, events: {}, errors: {} };
const call = (request: z.ZodType, answer: z.ZodType, access = ['user']): ContractShape => ({
  ...empty,
  calls: { get: { address: 'GET /api/x', status: 200, access, taken: json(request), given: json(answer) } },
});
const nothing = z.object({});

describe('a change of contract', () => {
  it('may leave everything as it is', () => {
    expect(incompatibilities(contractShape(), contractShape())).toEqual([]);
  });

  it('may add an optional request field, an answer field, a call and a caller', () => {
    const before = call(z.object({ a: z.string() }), z.object({ x: z.int() }));
    const after = call(
      z.object({ a: z.string(), b: z.string().optional() }),
      z.object({ x: z.int(), y: z.int() }),
      ['user', 'visitor'],
    );
    expect(incompatibilities(before, after)).toEqual([]);
  });

  it('accepts a new query that is required of no part', () => {
    const before = call(z.object({}), nothing);
    const query = z.object({ number: z.string().optional() });
    expect(incompatibilities(before, call(z.object({ query }), nothing))).toEqual([]);
    const demanding = call(z.object({ query: z.object({ number: z.string() }) }), nothing);
    expect(incompatibilities(before, demanding)).toEqual(['call get request.query is required now']);
  });

  it.each([
    [
      'a request field that is required now',
      z.object({ a: z.string() }),
      nothing,
      'get request.a is required now',
    ],
    ['a tighter limit', z.object({ q: z.string().max(5).optional() }), nothing, 'maxLength is tighter'],
    ['a retyped field', z.object({ q: z.int().optional() }), nothing, 'was "string", is "integer"'],
  ])('must not bring %s', (_, request, answer, reason) => {
    const before = call(z.object({ q: z.string().optional() }), nothing);
    expect(incompatibilities(before, call(request, answer)).join()).toContain(reason);
  });

  it.each([
    ['without a field that readers rely on', z.object({}), 'x is no longer always there'],
    ['with a value that readers do not know', z.object({ x: z.enum(['a', 'b']) }), 'b is new to readers'],
    ['that may be null', z.object({ x: z.enum(['a']).nullable() }), 'the alternatives changed'],
  ])('must not answer %s', (_, answer, reason) => {
    const before = call(nothing, z.object({ x: z.enum(['a']) }));
    expect(incompatibilities(before, call(nothing, answer)).join()).toContain(reason);
  });

  it('must not take a value away that senders use', () => {
    const before = call(z.object({ s: z.enum(['a', 'b']) }), nothing);
    expect(incompatibilities(before, call(z.object({ s: z.enum(['a']) }), nothing)).join()).toContain(
      'b is no longer taken',
    );
  });

  it('must not drop or move a call, close it, or change a status', () => {
    const before = call(nothing, nothing, ['user', 'visitor']);
    expect(incompatibilities(before, empty)).toEqual(['call get is gone']);
    expect(incompatibilities(before, call(nothing, nothing, ['user']))).toEqual([
      'call get is closed to visitor',
    ]);
    expect(
      incompatibilities({ ...empty, errors: { NOT_FOUND: 404 } }, { ...empty, errors: { NOT_FOUND: 410 } }),
    ).toEqual(['error NOT_FOUND changed from 404 to 410']);
  });

  it('must not change an event in either direction: old ones are still in the stream', () => {
    const event = (schema: z.ZodType): ContractShape => ({ ...empty, events: { f: json(schema) } });
    const before = event(z.object({ a: z.string() }));
    expect(incompatibilities(before, event(z.object({ a: z.string(), b: z.string() })))).toHaveLength(1);
    expect(incompatibilities(before, event(z.object({})))).toHaveLength(1);
    expect(incompatibilities(before, event(z.object({ a: z.string(), b: z.string().optional() })))).toEqual(
      [],
    );
  });
});
