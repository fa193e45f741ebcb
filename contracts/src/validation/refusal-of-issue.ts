import type { z } from 'zod';
import { type ErrorCode, type ErrorParams, isErrorCode, type Refusal, refuse } from '../errors/index.js';
import { exampleDay } from '../localization/index.js';
import { refusalOfNumber, UnreadNumber } from '../numbers/index.js';
import { cleanLine } from '../text/index.js';

type Issue = z.core.$ZodIssue;
type Found = { code: ErrorCode; params: ErrorParams } | undefined;

/** Parameters that a rule of the contract gives its refusal, e.g. how many decimals are allowed. */
function paramsOf(issue: Issue): ErrorParams {
  const given = issue.code === 'custom' ? (issue.params ?? {}) : {};
  return Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
}

/** Says the first thing that is wrong with a request in words of the contract's error table. */
export function refusalOfIssue(issues: readonly Issue[], given: unknown): Refusal {
  const [issue] = issues;
  if (!issue) return refuse('MALFORMED_REQUEST');
  const field = issue.path.map(String).join('.');
  const at = field === '' ? {} : { field };
  const ofBlank = issue.code === 'custom' && issue.params?.['ofBlank'] !== undefined;
  if (ofBlank && isErrorCode(issue.message)) return refuse(issue.message, at);
  // Blank text is not too short or in the wrong format, whatever it should have been: it was not entered.
  const value = valueAt(given, issue.path);
  if (field !== '' && isBlank(value)) return refuse('FIELD_REQUIRED', at);
  if (value instanceof UnreadNumber) {
    const { code, params } = refusalOfNumber(value);
    return refuse(code, { ...at, params });
  }
  // A rule of the contract names its own refusal as the message.
  if (isErrorCode(issue.message)) return refuse(issue.message, { ...at, params: paramsOf(issue) });
  if (field !== '' && value === undefined) return refuse('FIELD_REQUIRED', at);
  const found = tooSmall(issue) ?? tooBig(issue);
  if (found) return refuse(found.code, { ...at, params: found.params });
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')) {
    return refuse('NOT_A_NUMBER', at);
  }
  if (issue.code === 'invalid_format' && issue.format === 'email') return refuse('INVALID_EMAIL', at);
  if (issue.code === 'invalid_format' && issue.format === 'date') {
    return refuse('NOT_A_DATE', { ...at, params: { example: exampleDay } });
  }
  return refuse('MALFORMED_REQUEST', at);
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && cleanLine(value) === '';
}

function tooSmall(issue: Issue): Found {
  if (issue.code !== 'too_small') return undefined;
  const min = Number(issue.minimum);
  if (issue.origin === 'string') {
    return min <= 1 ? { code: 'FIELD_REQUIRED', params: {} } : { code: 'FIELD_TOO_SHORT', params: { min } };
  }
  if (issue.origin === 'number' || issue.origin === 'int') {
    return issue.inclusive === false
      ? { code: 'NUMBER_NOT_MORE', params: { more: min } }
      : { code: 'NUMBER_TOO_SMALL', params: { min } };
  }
  return undefined;
}

function tooBig(issue: Issue): Found {
  if (issue.code !== 'too_big') return undefined;
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return { code: 'FIELD_TOO_LONG', params: { max } };
  if (issue.origin === 'number' || issue.origin === 'int') {
    return issue.inclusive === false
      ? { code: 'NUMBER_NOT_LESS', params: { less: max } }
      : { code: 'NUMBER_TOO_LARGE', params: { max } };
  }
  return undefined;
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let value = given;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}
