import type { Configuration } from '../entities/index.js';
import type { Letterhead } from './printed-document.js';

/** Telephone, e-mail and address of the sender, in the document's language. */
export interface Contact {
  phone: string;
  vat: string;
  uid: string;
}

/** The sender in head and foot of every document. */
export function letterheadOf(
  own: Configuration['printoutConfig'],
  contact: Contact,
  formats: { country: (code: string) => string },
): Letterhead {
  const { streetAndNumber, zipCode, city, country } = own.address;
  return {
    name: own.name,
    returnLine: [own.name, streetAndNumber, `${zipCode} ${city}`].join(' · '),
    foot: [
      [own.name, streetAndNumber, `${zipCode} ${city}`, formats.country(country)],
      [contact.phone, own.email, own.website],
      [own.bank, own.accountOwner, `IBAN ${own.iban}`, `BIC ${own.bic}`],
      [contact.uid, contact.vat],
    ],
  };
}
