import { amountText, type Money } from '../amounts/index.js';
import type { Language } from '../localization/index.js';
import { type ErrorCode, errorTable } from './error-table.js';
import { fieldName } from './field-names.js';

/** An amount is written as the reader's language writes it. */
export type ErrorParams = Record<string, string | number | Money>;

/** A refusal that a caller can cause: a value, never thrown. Anything thrown is a bug or a broken part. */
export class Refusal {
  readonly refused = true;
  constructor(
    readonly code: ErrorCode,
    readonly params: ErrorParams = {},
    /** Path of the request field that was refused, e.g. `items.0.quantity`. */
    readonly field?: string,
  ) {}
}

export function refuse(code: ErrorCode, detail: { params?: ErrorParams; field?: string } = {}): Refusal {
  return new Refusal(code, detail.params, detail.field);
}

/** Recognises a refusal, also one that travelled as JSON. */
export function isRefusal(value: unknown): value is Refusal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refused' in value &&
    value.refused === true &&
    'code' in value &&
    isErrorCode(value.code)
  );
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorTable, value);
}

/** The body of every answer with a status of 400 or above. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  field?: string;
}

export function errorStatus(code: ErrorCode): number {
  return errorTable[code].status;
}

export function errorMessage(code: ErrorCode, language: Language, params: ErrorParams = {}): string {
  return errorTable[code][language].replace(/\{(\w+)\}(\.?)/g, (whole, name: string, stop: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    const text = typeof value === 'object' ? amountText(value, language) : String(value);
    // Names such as `Firma Nr.` or `Werk Inc.` end the sentence themselves.
    return `${text}${/[.!?…]$/.test(text) ? '' : stop}`;
  });
}

export function errorBody(refusal: Refusal, language: Language): ErrorBody {
  const body: ErrorBody = {
    code: refusal.code,
    message: errorMessage(refusal.code, language, {
      ...(refusal.field && { field: fieldName(refusal.field, language) }),
      ...refusal.params,
    }),
  };
  if (refusal.field !== undefined) body.field = refusal.field;
  return body;
}
