import type { Configuration } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

export type PrintSettings = Configuration['printoutConfig'];

/** The number of a country, empty where there is none. */
type VatFields = Record<`vat_${string}`, string>;
/** What documents print of the company, as it is typed: its address and its numbers stand among the rest. */
export type PrintValues = Omit<PrintSettings, 'address' | 'qrIban' | 'vatNumbers' | 'eoriNumber'> & {
  streetAndNumber: string;
  zipCode: string;
  city: string;
  country: string;
  /** Empty where there is none. */
  qrIban: string;
  /** Empty where there is none. */
  eoriNumber: string;
} & VatFields;

const vatPrefix = 'vat_';
export const vatField = (country: string) => `vat_${country}` as const;

export function printValues({
  address,
  qrIban = '',
  eoriNumber = '',
  vatNumbers = [],
  ...settings
}: PrintSettings): PrintValues {
  const numbers = vatNumbers.map(({ country, number }) => [vatField(country), number]);
  return { ...settings, ...address, qrIban, eoriNumber, ...(Object.fromEntries(numbers) as VatFields) };
}

/** What the service is sent. Somebody who types an IBAN may do so in small letters. */
export function printSettings(values: PrintValues): PrintSettings {
  const { streetAndNumber, zipCode, city, country, qrIban, iban, eoriNumber, ...rest } = values;
  const eori = eoriNumber.replaceAll(/\s/g, '').toUpperCase();
  const typed = ibanOf(qrIban);
  const { vatNumbers, settings } = apart(rest);
  return {
    ...settings,
    address: { streetAndNumber, zipCode, city, country },
    iban: ibanOf(iban),
    ...(typed !== '' && { qrIban: typed }),
    ...(vatNumbers.length > 0 && { vatNumbers }),
    ...(eori !== '' && { eoriNumber: eori }),
  };
}

function apart<Rest extends VatFields>(rest: Rest) {
  const isVat = (field: string) => field.startsWith(vatPrefix);
  const entries = Object.entries(rest);
  const vatNumbers = entries
    .filter(([field]) => isVat(field))
    .map(([field, number]) => ({ country: field.slice(vatPrefix.length), number: number.trim() }))
    .filter(({ number }) => number !== '');
  const settings = Object.fromEntries(entries.filter(([field]) => !isVat(field)));
  return { vatNumbers, settings: settings as Omit<Rest, keyof VatFields> };
}

const ibanOf = (typed: string) => typed.trim().toUpperCase();

export async function printErrors(
  values: PrintValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { address, ...settings } = printSettings(values);
  const fieldOf = (path: string) => fieldOfVat(path, settings);
  const [ofSettings, ofAddress] = await Promise.all([
    contractErrors(
      ({ newPrintoutConfig }) => newPrintoutConfig.omit({ address: true }),
      settings,
      language,
      (path) => labelOf(fieldOf(path)),
    ),
    contractErrors(({ newPrintoutConfig }) => newPrintoutConfig.shape.address, address, language, labelOf),
  ]);
  const named = Object.entries(ofSettings).map(([path, message]) => [fieldOf(path), message]);
  return { ...Object.fromEntries(named), ...ofAddress };
}

/** `vatNumbers.0.number` is the field of the first one's country. */
function fieldOfVat(path: string, { vatNumbers = [] }: Pick<PrintSettings, 'vatNumbers'>): string {
  const index = /^vatNumbers\.(\d+)/.exec(path)?.[1];
  const country = index === undefined ? undefined : vatNumbers[Number(index)]?.country;
  return country === undefined ? path : vatField(country);
}

/** `printoutConfig.address.city` is the field `city`. */
export const fieldOfPrint = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
