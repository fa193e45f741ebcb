import type { AddressData } from '@werkbank/contracts/entities';
import type { Fields } from '../../records/index.js';
import type { AddressRecord } from '../address/address.entity.js';
import type { CompanyRecord } from './company.entity.js';

/** What the audit trail shows of a company. */
export function auditedCompany(company: CompanyRecord): Fields {
  const { name, customerType, taxNumber, eoriNumber, kanton, phone } = company;
  const { ownOrderNumberRequired, costCenterRequired } = company;
  const demands = { ownOrderNumberRequired, costCenterRequired };
  return { name, customerType, taxNumber, eoriNumber: eoriNumber ?? null, kanton, phone, ...demands };
}

/** What the audit trail shows of an address. */
export function auditedAddress(address: AddressRecord): Fields {
  return { companyId: address.ownerId, type: address.type, ...addressFields(address) };
}

function addressFields(address: AddressRecord): AddressData {
  const { name, street, house, addressSupplement, zipCode, city, country } = address;
  return { name, street, house, addressSupplement: addressSupplement ?? null, zipCode, city, country };
}
