import { isDeepStrictEqual } from 'node:util';

export type Fields = Readonly<Record<string, unknown>>;

const secret = /password|token|secret|credential/i;

/** Counts states; it is no content. */
const lockKey = 'optimisticLockKey';

/** The differing fields, before and after. A new or deleted object has all its fields. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  for (const name of Object.keys({ ...before, ...after })) {
    if (secret.test(name)) throw new Error(`"${name}" looks like a secret and must not be written down`);
  }
  if (!before || !after) return { before: without(before), after: without(after) };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => name !== lockKey && !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}

function without(fields: Fields | null): Fields | null {
  if (!fields) return null;
  const { [lockKey]: _, ...told } = fields;
  return told;
}
