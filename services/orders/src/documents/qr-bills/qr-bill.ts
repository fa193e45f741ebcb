import { servingCountry } from '@werkbank/contracts/localization';
import type { Data } from 'swissqrbill/types';
import { isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import type { DocumentContent } from '../content/content.js';
import { totalsOf } from '../content/sums.js';
import { wordsOf } from '../content/words.js';
import { creditorReference, qrReference } from './reference.js';
import { permitted } from './permitted.js';

const most = { name: 70, street: 70, house: 16, zip: 16, city: 35, message: 140, cents: 99_999_999_999 };

/**
 * The payment part of an invoice, if seller and buyer are in Switzerland or Liechtenstein and pay in CHF or EUR.
 * `undefined` otherwise, and for accounts that a QR-bill cannot name.
 */
export function qrBillOf(content: DocumentContent): Data | undefined {
  const { kind, number, head, settings } = content;
  const { address, iban, qrIban, accountOwner } = settings.printoutConfig;
  if (kind !== 'Invoice' || !isSwiss(address.country)) return undefined;
  if (!isSwiss(head.primaryAddress.country)) return undefined;
  const { currency } = head;
  if (currency !== 'CHF' && currency !== 'EUR') return undefined;
  const account = accountOf(qrIban ?? iban);
  const cents = totalsOf(content).total;
  if (account === undefined || cents <= 0 || cents > most.cents) return undefined;
  const to = head.primaryAddress;
  return {
    currency,
    amount: cents / 100,
    reference: isQRIBAN(account) ? qrReference(number) : creditorReference(number),
    message: permitted(`${wordsOf(head.language).kinds.Invoice} ${number}`, most.message),
    creditor: {
      account,
      name: permitted(accountOwner, most.name),
      address: permitted(address.streetAndNumber, most.street),
      zip: permitted(address.zipCode, most.zip),
      city: permitted(address.city, most.city),
      country: address.country,
    },
    debtor: {
      name: permitted(head.customerName, most.name),
      address: permitted(to.street, most.street),
      ...(to.house !== '' && { buildingNumber: permitted(to.house, most.house) }),
      zip: permitted(to.zipCode, most.zip),
      city: permitted(to.city, most.city),
      country: to.country,
    },
  };
}

const isSwiss = (country: string): boolean => servingCountry(country) === 'CH';

function accountOf(written: string): string | undefined {
  const iban = written.replaceAll(/\s/g, '').toUpperCase();
  return /^(CH|LI)[0-9A-Z]{19}$/.test(iban) && isIBANValid(iban) ? iban : undefined;
}
