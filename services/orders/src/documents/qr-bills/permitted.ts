import { measure } from '../pdf/letters.js';

/** Letters that banks read in a payment: Latin with its accents, as in SIX's guidelines for the QR-bill. */
const unread = /[^\u0020-\u007E\u00A0-\u017F\u0218-\u021B\u20AC]/g;

/** A text as banks read it, no longer than they take it. */
export function permitted(text: string, most: number): string {
  const read = measure
    .printable(text)
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .replaceAll(unread, '?');
  return read.replaceAll(/\s+/g, ' ').trim().slice(0, most).trim();
}
