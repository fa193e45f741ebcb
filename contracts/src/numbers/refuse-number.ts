import { type ErrorCode, errorMessage, type ErrorParams } from '../errors/index.js';
import type { Language } from '../localization/index.js';
import type { UnreadNumber } from './read-number.js';

/** Refusal of a text that is no number, or has two readings, which it names. */
export function refusalOfNumber({ text, readings }: UnreadNumber): { code: ErrorCode; params: ErrorParams } {
  if (readings === undefined) return { code: 'NOT_A_NUMBER', params: {} };
  const [one, other] = readings;
  return { code: 'NUMBER_TWO_READINGS', params: { text, one, other } };
}

export function numberMessage(unread: UnreadNumber, language: Language): string {
  const { code, params } = refusalOfNumber(unread);
  return errorMessage(code, language, params);
}
