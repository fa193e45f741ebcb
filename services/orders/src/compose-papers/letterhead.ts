import { type Letterhead, letterheadOf as ownLetterhead } from '@werkbank/contracts/papers';
import type { PrintSettings } from './content.js';
import type { Formats } from './formats.js';
import { fill, type Words } from './words.js';

/** Who writes, in the language of the paper. */
export function letterheadOf(
  { printoutConfig: own }: PrintSettings,
  { contact }: Words,
  formats: Formats,
): Letterhead {
  const words = {
    phone: fill(contact.phone, { value: own.phone }),
    uid: fill(contact.uid, { value: own.vatNumber }),
    vat: fill(contact.vat, { value: own.vatIdentificationNumber }),
  };
  return ownLetterhead(own, words, formats);
}
