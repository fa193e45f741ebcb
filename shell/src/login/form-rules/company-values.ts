import type { CallRequest } from '@werkbank/contracts/calls';
import { placeNameOf } from '@werkbank/contracts/limits';

type RegisteredCompany = CallRequest<'registerCustomer'>['body']['company'];
type CompleteCompany = Required<RegisteredCompany> & { address: Required<RegisteredCompany['address']> };
export type CustomerType = RegisteredCompany['customerType'];

/** The customer types of the contract, whose own list would bring its schemas along. */
export const customerTypes = [
  'Company',
  'Community',
  'Kanton',
  'Bund',
] as const satisfies readonly CustomerType[];

/** What the second step of a registration asks for. */
export interface CompanyStepValues {
  name: string;
  customerType: CustomerType;
  taxNumber: string;
  kanton: string;
  phone: string;
  addressName: string;
  street: string;
  house: string;
  addressSupplement: string;
  zipCode: string;
  city: string;
  country: string;
  agreed: boolean;
}

export function emptyCompany(country: string): CompanyStepValues {
  return {
    name: '',
    customerType: 'Company',
    taxNumber: '',
    kanton: '',
    phone: '',
    addressName: '',
    street: '',
    house: '',
    addressSupplement: '',
    zipCode: '',
    city: '',
    country,
    agreed: false,
  };
}

/** The company as the call takes it. Its address is called like the company unless something else was typed. */
export function companyOf(values: CompanyStepValues): CompleteCompany {
  const { name, customerType, taxNumber, kanton, phone, street, house, zipCode, city, country } = values;
  return {
    name,
    customerType,
    taxNumber: customerType === 'Company' ? orNull(taxNumber) : null,
    eoriNumber: null,
    kanton: customerType === 'Kanton' ? orNull(kanton) : null,
    phone: orNull(phone),
    address: {
      name: values.addressName.trim() || placeNameOf(name.trim()),
      street,
      house,
      addressSupplement: orNull(values.addressSupplement),
      zipCode,
      city,
      country,
    },
  };
}

/** Only companies can be elsewhere than in Switzerland: communities, cantons and the state are Swiss. */
export function withCustomerType(
  values: CompanyStepValues,
  customerType: CustomerType,
): Partial<CompanyStepValues> {
  const { taxNumber, kanton } = values;
  return {
    customerType,
    // They come and go with the type: named here, what was wrong with them goes with them.
    taxNumber,
    kanton,
    ...(customerType !== 'Company' && values.customerType === 'Company' ? { country: 'CH' } : {}),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
