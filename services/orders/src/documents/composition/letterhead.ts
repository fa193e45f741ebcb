import { type Letterhead, letterheadOf as ownLetterhead } from '@werkbank/contracts/documents';
import type { DocumentContent } from '../content/content.js';
import type { Formats } from '../content/formats.js';
import { fill, type Words } from '../content/words.js';

/** Issuer in the language of the document; on an invoice with the number of the country of supply. */
export function letterheadOf(
  { settings: { printoutConfig: own }, vat }: Pick<DocumentContent, 'settings' | 'vat'>,
  { contact }: Words,
  formats: Formats,
): Letterhead {
  const isSwiss = vat === undefined || vat.country === 'CH';
  const words = {
    phone: fill(contact.phone, { value: own.phone }),
    uid: fill(contact.uid, { value: own.vatNumber }),
    vat: fill(isSwiss ? contact.vat : contact.vatId, { value: vat?.number ?? own.vatIdentificationNumber }),
  };
  return ownLetterhead(own, words, formats);
}
