import { type AddressData, usualPlaceCalendar } from '@werkbank/contracts/entities';
import type { Fields } from '../../records/index.js';
import type { AddressRecord } from '../address/address.entity.js';
import type { CompanyRecord } from './company.entity.js';

/** The fields of a company in the audit trail. */
export function auditedCompany(company: CompanyRecord): Fields {
  const { name, customerType, taxNumber, eoriNumber, kanton, phone } = company;
  const { ownOrderNumberRequired, costCenterRequired } = company;
  const demands = { ownOrderNumberRequired, costCenterRequired };
  return { name, customerType, taxNumber, eoriNumber: eoriNumber ?? null, kanton, phone, ...demands };
}

/** The fields of an address in the audit trail. */
export function auditedAddress(address: AddressRecord): Fields {
  return { companyId: address.ownerId, type: address.type, ...addressFields(address) };
}

/** The fields of a calendar in the audit trail. */
export function auditedCalendar({ calendar }: AddressRecord): Fields {
  const { region, weekdays, cutOff, closedPeriods } = calendar ?? usualPlaceCalendar;
  return {
    region,
    weekdays: weekdays.join(', '),
    cutOff,
    closedPeriods: closedPeriods.map(({ from, to }) => `${from} – ${to}`).join(', '),
  };
}

function addressFields(address: AddressRecord): AddressData {
  const { name, street, house, addressSupplement, zipCode, city, country } = address;
  return { name, street, house, addressSupplement: addressSupplement ?? null, zipCode, city, country };
}
