import { isUnkeepable } from '../text/index.js';

/**
 * Path of a text that neither PostgreSQL nor XML can store, in a value of any type: control characters, noncharacters, halves
 * of surrogate pairs. People do not type them; unchecked they would cause a 500.
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
