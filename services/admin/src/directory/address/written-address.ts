import type { AddressData } from '@werkbank/contracts/entities';

/** An address as it is kept: a supplement that was left empty is none. */
export function writtenAddress({ addressSupplement, ...data }: AddressData): AddressData {
  return { ...data, addressSupplement: addressSupplement === '' ? null : addressSupplement };
}
