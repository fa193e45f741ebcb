import { type ErrorCode, errorMessage, type ErrorParams } from '../errors/index.js';
import type { Language } from '../localization/index.js';
import type { UnreadNumber } from './read-number.js';

/** Why a text was not read as a number: it is none, or it has two readings, which are shown. */
export function refusalOfNumber({ text, readings }: UnreadNumber): { code: ErrorCode; params: ErrorParams } {
  if (readings === undefined) return { code: 'NOT_A_NUMBER', params: {} };
  const [one, other] = readings;
  return { code: 'NUMBER_TWO_READINGS', params: { text, one, other } };
}

export function numberMessage(unread: UnreadNumber, language: Language): string {
  const { code, params } = refusalOfNumber(unread);
  return errorMessage(code, language, params);
}
