import type { z } from 'zod';
import { errorMessage } from '../errors/index.js';
import type { Language } from '../limits/index.js';
import { refusalOfIssue } from './refusal-of-issue.js';
import { findUnstorable } from './unstorable-text.js';

export type FieldMessages<T> = Partial<Record<keyof T & string, string>>;

/**
 * What is wrong with the values of a form, by field, in the very words in which the service would refuse them. `labelOf`
 * gives the name of a field as the form shows it.
 */
export function fieldMessages<T extends object>(
  schema: z.ZodType,
  values: T,
  language: Language,
  labelOf: (field: string) => string,
): FieldMessages<T> {
  const { data, error } = schema.safeParse(values);
  const messages: Partial<Record<string, string>> = {};
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    if (typeof field !== 'string' || messages[field] !== undefined) continue;
    const { code, params } = refusalOfIssue([issue], values);
    messages[field] = errorMessage(code, language, { field: labelOf(field), ...params });
  }
  const [unstorable] = error ? [] : (findUnstorable(data) ?? []);
  if (unstorable !== undefined) messages[unstorable] = errorMessage('MALFORMED_REQUEST', language);
  return messages as FieldMessages<T>;
}
