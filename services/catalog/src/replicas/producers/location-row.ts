import type { Address } from '@werkbank/contracts/entities';

/** A dispatch location as its row, with whose it is. */
export function locationRow(location: Omit<Address, 'type'>, producerCompanyId: number, producerId: number) {
  const { id, name, street, house, addressSupplement, zipCode, city, country } = location;
  return {
    id,
    name,
    street,
    house,
    addressSupplement,
    zipCode,
    city,
    country,
    producerCompanyId,
    producerId,
  };
}
