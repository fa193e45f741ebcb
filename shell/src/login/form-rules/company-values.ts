import type { CallRequest } from '@werkbank/contracts/calls';
import { placeNameOf } from '@werkbank/contracts/limits';

type RegisteredCompany = CallRequest<'registerCustomer'>['body']['company'];
type CompleteCompany = Required<RegisteredCompany> & { address: Required<RegisteredCompany['address']> };
export type CustomerType = RegisteredCompany['customerType'];

/** The customer types of the contract; importing the contract's list would load its schemas, too. */
export const customerTypes = [
  'Company',
  'Community',
  'Kanton',
  'Bund',
] as const satisfies readonly CustomerType[];

/** Values of the second step of a registration. */
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

/** The company in the form of the call. Its address has the company's name by default. */
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

/** Only companies can be outside of Switzerland: municipalities, cantons and the state are Swiss. */
export function withCustomerType(
  values: CompanyStepValues,
  customerType: CustomerType,
): Partial<CompanyStepValues> {
  const { taxNumber, kanton } = values;
  return {
    customerType,
    // These fields depend on the type: naming them here removes their errors, too.
    taxNumber,
    kanton,
    ...(customerType !== 'Company' && values.customerType === 'Company' ? { country: 'CH' } : {}),
  };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim();
}
