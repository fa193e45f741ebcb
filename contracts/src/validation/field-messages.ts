import type { z } from 'zod';
import { errorMessage, type ErrorParams } from '../errors/index.js';
import type { Language } from '../localization/index.js';
import { refusalOfIssue } from './refusal-of-issue.js';
import { findUnkeepable } from './unkeepable-text.js';

export type FieldMessages<T> = Partial<Record<keyof T & string, string>>;

/**
 * Errors of a form's values by field, in the words of the service's refusals. `labelOf` gives the label of a field, `shown` a
 * compared value as the form writes it, such as a day.
 */
export function fieldMessages<T extends object>(
  schema: z.ZodType,
  values: T,
  language: Language,
  labelOf: (field: string) => string,
  shown: (value: string | number) => string | number = (value) => value,
): FieldMessages<T> {
  const { data, error } = schema.safeParse(values);
  const messages: Partial<Record<string, string>> = {};
  for (const issue of error?.issues ?? []) {
    const [field] = issue.path;
    if (typeof field !== 'string' || messages[field] !== undefined) continue;
    const { code, params } = refusalOfIssue([issue], values);
    const worded: ErrorParams = { field: labelOf(field) };
    for (const [name, value] of Object.entries(params ?? {}))
      worded[name] = typeof value === 'object' ? value : shown(value);
    messages[field] = errorMessage(code, language, worded);
  }
  const [unkeepable] = error ? [] : (findUnkeepable(data) ?? []);
  if (unkeepable !== undefined) messages[unkeepable] = errorMessage('MALFORMED_REQUEST', language);
  return messages as FieldMessages<T>;
}
