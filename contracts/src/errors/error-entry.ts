import type { Language } from '../localization/index.js';

/** One refusal: its HTTP status, the specification's message key if it has one, and its message in each language. */
export interface ErrorEntry extends Readonly<Record<Language, string>> {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 416 | 422 | 429 | 431 | 500 | 503 | 507;
  key?: string;
}
