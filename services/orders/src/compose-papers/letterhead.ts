import { type Letterhead, letterheadOf as ownLetterhead } from '@werkbank/contracts/documents';
import type { PaperContent } from './content.js';
import type { Formats } from './formats.js';
import { fill, type Words } from './words.js';

/** Who writes, in the language of the paper; an invoice with the number of the country of supply. */
export function letterheadOf(
  { settings: { printoutConfig: own }, vat }: Pick<PaperContent, 'settings' | 'vat'>,
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
