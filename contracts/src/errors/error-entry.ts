/** One refusal: its HTTP status, the specification's message key where it has one, its message in both languages. */
export interface ErrorEntry {
  status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 416 | 422 | 429 | 431 | 500 | 503;
  key?: string;
  de: string;
  en: string;
}
