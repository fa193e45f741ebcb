import type { Address } from '../entities/index.js';

/** An address as it stands on an envelope; the country last, in capitals, for post from abroad. */
export function addressLines(
  address: Omit<Address, 'id' | 'type'>,
  formats: { country: (code: string) => string },
  name?: string,
): string[] {
  return [
    ...(name !== undefined && name !== address.name ? [name] : []),
    address.name,
    address.addressSupplement ?? '',
    `${address.street} ${address.house}`.trim(),
    `${address.zipCode} ${address.city}`,
    formats.country(address.country).toUpperCase(),
  ].filter((line) => line !== '');
}
