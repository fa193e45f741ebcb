import type { Country } from '../limits/index.js';

/** How postal codes are written in the countries that we deliver to. */
const postalCodes: Record<Country, RegExp> = {
  DE: /^\d{5}$/,
  CH: /^[1-9]\d{3}$/,
  LI: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
};

function isKnown(country: string): country is Country {
  return Object.hasOwn(postalCodes, country);
}

/** Of other countries, where bills may go as well, nothing is known. */
export function isPostalCode(zipCode: string, country: string): boolean {
  return !isKnown(country) || postalCodes[country].test(zipCode);
}
