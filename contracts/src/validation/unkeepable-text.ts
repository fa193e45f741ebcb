import { isUnkeepable } from '../text/index.js';

/**
 * Where a value holds text that neither PostgreSQL nor XML keeps, whatever its type says: control characters,
 * noncharacters, halves of surrogate pairs. People do not type those, and left alone they would look like a bug of ours.
 */
export function findUnkeepable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isUnkeepable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (isUnkeepable(key)) return [];
    const within = findUnkeepable(part);
    if (within) return [key, ...within];
  }
  return undefined;
}
