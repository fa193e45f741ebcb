import type { Address, AddressData } from '@werkbank/contracts/entities';
import { type Language, regionsOf } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';

/** A dispatch location, as typed. */
export interface LocationValues {
  name: string;
  street: string;
  house: string;
  addressSupplement: string;
  zipCode: string;
  city: string;
  country: string;
  /** Of a new one: canton or state. */
  region: string;
}

/** A new one begins in `country`. */
export function locationValues(address: Address | null, country: string): LocationValues {
  return {
    name: address?.name ?? '',
    street: address?.street ?? '',
    house: address?.house ?? '',
    addressSupplement: address?.addressSupplement ?? '',
    zipCode: address?.zipCode ?? '',
    city: address?.city ?? '',
    country: address?.country ?? country,
    region: '',
  };
}

export function locationOf(values: LocationValues): AddressData {
  const { name, street, house, addressSupplement, zipCode, city, country } = values;
  return { name, street, house, addressSupplement: textOrNull(addressSupplement), zipCode, city, country };
}

/** A region of a country that was chosen before is none of the new one. */
export function newLocationOf(values: LocationValues) {
  const { country, region } = values;
  return { ...locationOf(values), region: regionsOf(country).includes(region) ? region : null };
}

export function locationErrors(
  values: LocationValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  return contractErrors((entities) => entities.addressData, locationOf(values), language, labelOf);
}

/** A company of a producer with its first dispatch location. */
export interface CompanyValues extends LocationValues {
  companyName: string;
  taxNumber: string;
  phone: string;
}

export function emptyCompany(country: string): CompanyValues {
  return { companyName: '', taxNumber: '', phone: '', ...locationValues(null, country) };
}

export function companyOf(values: CompanyValues) {
  return {
    name: values.companyName.trim(),
    taxNumber: textOrNull(values.taxNumber),
    phone: textOrNull(values.phone),
    dispatchLocation: newLocationOf(values),
  };
}

/** The company's name and that of its location are both `name` in the request; the form distinguishes them. */
export async function companyErrors(
  values: CompanyValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { dispatchLocation: _, ...company } = companyOf(values);
  const labelOfCompany = (field: string) => labelOf(field === 'name' ? 'companyName' : field);
  const [{ name, ...ofCompany }, ofLocation] = await Promise.all([
    contractErrors((entities) => entities.producerCompanyData, company, language, labelOfCompany),
    locationErrors(values, language, labelOf),
  ]);
  return { ...(name === undefined ? {} : { companyName: name }), ...ofCompany, ...ofLocation };
}

/** Field of the form for a path that the service names in a refusal of a new company. */
export function fieldOfCompany(path: string): string {
  const inLocation = 'dispatchLocation.';
  if (path.startsWith(inLocation)) return path.slice(inLocation.length);
  return path === 'name' ? 'companyName' : path;
}
