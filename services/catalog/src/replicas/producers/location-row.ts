import type { DispatchAddress } from '@werkbank/contracts/entities';

/** A dispatch location as a row, with its company. */
export function locationRow(
  location: Omit<DispatchAddress, 'type'>,
  producerCompanyId: number,
  producerId: number,
) {
  const { id, name, street, house, addressSupplement, zipCode, city, country } = location;
  const calendar = location.calendar ?? null;
  return {
    id,
    name,
    street,
    house,
    addressSupplement,
    zipCode,
    city,
    country,
    calendar,
    producerCompanyId,
    producerId,
  };
}
