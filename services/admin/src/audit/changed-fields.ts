import { isDeepStrictEqual } from 'node:util';

export type Fields = Readonly<Record<string, unknown>>;

const secret = /password|token|secret|credential/i;

/** The fields that differ, as they were and as they are. What is new or gone is there with all of its fields. */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
): { before: Fields | null; after: Fields | null } {
  for (const name of Object.keys({ ...before, ...after })) {
    if (secret.test(name)) throw new Error(`"${name}" looks like a secret and must not be written down`);
  }
  if (!before || !after) return { before, after };
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (from: Fields): Fields => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
