/**
 * Where a value holds text that PostgreSQL does not keep: a null character or half of a surrogate pair. Nobody types
 * those, and left alone they would look like a bug of ours as soon as they reach the database.
 */
export function findUnstorable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const within = findUnstorable(part);
    if (within) return [key, ...within];
  }
  return undefined;
}
