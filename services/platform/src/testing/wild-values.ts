import fc from 'fast-check';

type Json = unknown;

/** Values that are invalid in a request, or just about valid. */
const wild: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, undefined, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { a: { b: null } }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '🛠️',
    'x'.repeat(51),
    'x'.repeat(501),
    'y'.repeat(90_000),
  ),
  fc.constantFrom('<b>"&\'', '%00', '${7*7}', "'; drop table users; --", 'a@b', '9999-12-31', '0'),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  // Fastify rejects `__proto__` before any contract applies.
  fc.jsonValue({ maxDepth: 2 }).filter((value) => !JSON.stringify(value).includes('__proto__')),
);

/** Every place within a value, the value itself included. */
function placesOf(value: Json): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const within = Object.entries(value).flatMap(([key, part]) =>
    placesOf(part).map((place) => [key, ...place]),
  );
  return [[], ...within];
}

function replaced(value: Json, [key, ...rest]: readonly string[], by: Json): Json {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  Reflect.set(copy, key, replaced(Reflect.get(value, key), rest, by));
  return copy;
}

/** A valid value with something wild in one or two places. */
export function wildVariants(right: Json): fc.Arbitrary<Json> {
  const places = fc.constantFrom(...placesOf(right).slice(1));
  const change = fc.tuple(places, wild);
  return fc.oneof(
    { weight: 8, arbitrary: change.map(([place, by]) => replaced(right, place, by)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(change, change)
        .map(([[one, by], [other, too]]) => replaced(replaced(right, other, too), one, by)),
    },
    { weight: 1, arbitrary: wild },
  );
}
