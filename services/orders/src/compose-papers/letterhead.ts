import type { Letterhead } from '@werkbank/contracts/papers';
import type { PrintSettings } from './content.js';
import type { Formats } from './formats.js';
import { fill, type Words } from './words.js';

/** Who writes, at the head and foot of every paper. */
export function letterheadOf(
  { printoutConfig: own }: PrintSettings,
  words: Words,
  formats: Formats,
): Letterhead {
  const { streetAndNumber, zipCode, city, country } = own.address;
  return {
    name: own.name,
    returnLine: [own.name, streetAndNumber, `${zipCode} ${city}`].join(' · '),
    foot: [
      [own.name, streetAndNumber, `${zipCode} ${city}`, formats.country(country)],
      [fill(words.contact.phone, { value: own.phone }), own.email, own.website],
      [own.bank, own.accountOwner, `IBAN ${own.iban}`, `BIC ${own.bic}`],
      [
        fill(words.contact.uid, { value: own.vatNumber }),
        fill(words.contact.vat, { value: own.vatIdentificationNumber }),
      ],
    ],
  };
}
