import type { z } from 'zod';

/** The environment does not let the process start. The message names variables, never their values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads and checks the environment against a schema. An empty variable counts as missing, because that is what
 * `NAME=` in a compose file means.
 */
export function readEnv<S extends z.ZodType>(
  schema: S,
  source: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const complaints = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is missing` : `${name} is not valid (${expectation(issue)})`;
  });
  throw new EnvironmentError(`Cannot start: ${complaints.join('; ')}.`);
}

/** The expected value, in words that do not repeat the given one. */
function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `expected ${issue.expected}`;
  if (issue.code === 'invalid_format') return `expected a ${issue.format}`;
  if (issue.code === 'invalid_value') return `expected one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `expected ${issue.minimum} or more`;
  if (issue.code === 'too_big') return `expected ${issue.maximum} or less`;
  return issue.code.replaceAll('_', ' ');
}
