import type { CallRequest } from '@werkbank/contracts/calls';
import type { Company } from '@werkbank/contracts/entities';
import { hasEoriNumbers } from '@werkbank/contracts/tax';
import { textOrNull } from '@werkbank/kit/contract-errors';

export const customerTypes = ['Company', 'Community', 'Kanton', 'Bund'] as const;
export type CustomerType = (typeof customerTypes)[number];

/** Data that a company can require in its users' orders. */
export const demands = ['ownOrderNumberRequired', 'costCenterRequired'] as const;

/** Form values of a customer; `country` is that of its billing address. */
export interface CustomerValues {
  name: string;
  customerType: CustomerType;
  taxNumber: string;
  eoriNumber: string;
  kanton: string;
  phone: string;
  country: string;
  ownOrderNumberRequired: boolean;
  costCenterRequired: boolean;
}

/** `country` is the default for a company without a billing address. */
export function customerValues(company: Company, country: string): CustomerValues {
  return {
    name: company.name,
    customerType: company.customerType ?? 'Company',
    taxNumber: company.taxNumber ?? '',
    eoriNumber: company.eoriNumber ?? '',
    kanton: company.kanton ?? '',
    phone: company.phone ?? '',
    country: company.primaryAddress?.country ?? country,
    ownOrderNumberRequired: company.ownOrderNumberRequired ?? false,
    costCenterRequired: company.costCenterRequired ?? false,
  };
}

/**
 * Municipalities, cantons and the federation are Swiss: any type but `Company` sets the country to
 * Switzerland.
 */
export function changedType(customerType: CustomerType): Partial<CustomerValues> {
  return customerType === 'Company' ? { customerType } : { customerType, country: 'CH' };
}

/** The body of the request. Only public bodies have a canton. */
export function customerBody(values: CustomerValues): CallRequest<'updateCustomer'>['body'] {
  return {
    ...values,
    taxNumber: textOrNull(values.taxNumber),
    eoriNumber: hasEoriNumbers(values.country) ? textOrNull(eoriOf(values.eoriNumber)) : null,
    kanton: values.customerType === 'Company' ? null : textOrNull(values.kanton),
    phone: textOrNull(values.phone),
  };
}

/** The notation of the customs authorities, without blanks and in capitals. */
const eoriOf = (typed: string) => typed.replaceAll(/\s/g, '').toUpperCase();

export function producerValues(company: Company) {
  return { name: company.name, taxNumber: company.taxNumber ?? '', phone: company.phone ?? '' };
}

export function producerBody(
  values: ReturnType<typeof producerValues>,
): CallRequest<'updateProducerCompany'>['body'] {
  return { ...values, taxNumber: textOrNull(values.taxNumber), phone: textOrNull(values.phone) };
}
