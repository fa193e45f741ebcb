import type { z } from 'zod';
import { type Refusal, refuse } from '../errors/index.js';
import { refusalOfIssue } from './refusal-of-issue.js';
import { findUnkeepable } from './unkeepable-text.js';

/** One part of a request for a service: its converted value, or the refusal of its first error. */
export function readPart<S extends z.ZodType>(
  schema: S,
  given: unknown,
): { value: z.output<S> } | { refusal: Refusal } {
  const { data, error } = schema.safeParse(given);
  if (error) return { refusal: refusalOfIssue(error.issues, given) };
  const unkeepable = findUnkeepable(data);
  if (unkeepable === undefined) return { value: data };
  const field = unkeepable.join('.');
  return { refusal: refuse('MALFORMED_REQUEST', field === '' ? {} : { field }) };
}
