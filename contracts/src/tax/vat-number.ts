import { servingCountry } from '../localization/serving-country.js';

/** Prefixes of VAT numbers that differ from the country's code. */
const prefixes: Readonly<Record<string, string>> = { CHE: 'CH', EL: 'GR', XI: 'GB' };

const bare = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The country of a VAT number by how it begins; Liechtenstein has its own numbers and the tax of Switzerland. */
function countryOfVatNumber(number: string): string | undefined {
  const written = bare(number);
  const known = Object.entries(prefixes).find(([prefix]) => written.startsWith(prefix));
  return known?.[1] ?? /^[A-Z]{2}(?=[A-Z0-9]*\d)/.exec(written)?.[0];
}

/** A number of that country: with its digits and check digit where the rule is known. */
export function isVatNumber(number: string, country: string): boolean {
  const written = bare(number);
  if (servingCountry(country) === 'CH')
    return isSwiss(written) || (country === 'LI' && /^(LI)?\d{5}$/.test(written));
  if (countryOfVatNumber(number) !== country) return false;
  if (country === 'DE') return isGerman(written);
  return /^[A-Z]{2}[A-Z0-9]{2,13}$/.test(written);
}

/** Modulus 11 of eight digits, as the Swiss register of enterprises counts. */
function isSwiss(written: string): boolean {
  const digits = /^CHE(\d{9})(MWST|TVA|IVA)?$/.exec(written)?.[1];
  if (digits === undefined) return false;
  const sum = [5, 4, 3, 2, 7, 6, 5, 4].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return (11 - (sum % 11)) % 11 === Number(digits[8]);
}

/** ISO 7064, modulus 11, 10. */
function isGerman(written: string): boolean {
  const digits = /^DE([1-9]\d{8})$/.exec(written)?.[1];
  if (digits === undefined) return false;
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}

interface Numbers {
  vatIdentificationNumber: string;
  vatNumbers?: readonly { country: string; number: string }[] | undefined;
}

/** The seller's VAT number in a country: the one configured for it, or the general one of that country. */
export function vatNumberIn(
  country: string,
  { vatIdentificationNumber, vatNumbers }: Numbers,
): string | undefined {
  const taxed = servingCountry(country);
  const set = vatNumbers?.find((one) => servingCountry(one.country) === taxed)?.number;
  return set ?? (countryOfVatNumber(vatIdentificationNumber) === taxed ? vatIdentificationNumber : undefined);
}
