import type { Address } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import type { DraftContent } from './order-draft.entity.js';

export type Buyer = NonNullable<QueryAnswer<'admin.get-buyer'>>;

interface Destination {
  selfCollection: boolean;
  shippingAddressId: number;
}

/**
 * Current data of the company, with its billing and shipping address. The latter is null for collection, because the goods stay
 * at their location.
 */
export function chooseAddresses(
  { selfCollection, shippingAddressId }: Destination,
  { company }: Buyer,
): { billingAddress: Address; shippingAddress: Address | null } | Refusal {
  const billingAddress = company.primaryAddress;
  if (!billingAddress) return refuse('BILLING_ADDRESS_MISSING');
  if (selfCollection) return { billingAddress, shippingAddress: null };
  const shippingAddress = company.addresses.find(
    (address) => address.id === shippingAddressId && address.type !== 'DispatchLocation',
  );
  if (!shippingAddress) return refuse('ADDRESS_NOT_FOUND', { field: 'shippingAddressId' });
  return { billingAddress, shippingAddress };
}

/** True if the company of a draft is still as the buyer saw it: name, tax number and both addresses. */
export function partiesStillHold(content: DraftContent, { company }: Buyer): boolean {
  const { billingAddress, shippingAddress, selfCollection, customerName, customerTaxNumber } = content;
  return (
    customerName === company.name &&
    (customerTaxNumber === undefined || customerTaxNumber === company.taxNumber) &&
    company.primaryAddress !== null &&
    sameAddress(billingAddress, company.primaryAddress) &&
    (selfCollection || company.addresses.some((address) => sameAddress(address, shippingAddress)))
  );
}

function sameAddress(one: Address, other: Address): boolean {
  return fields.every((field) => one[field] === other[field]);
}

const fields = [
  'id',
  'name',
  'street',
  'house',
  'addressSupplement',
  'zipCode',
  'city',
  'country',
] as const satisfies (keyof Address)[];
