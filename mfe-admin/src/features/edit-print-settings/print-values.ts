import type { Configuration } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

export type PrintSettings = Configuration['printoutConfig'];
type VatNumber = NonNullable<PrintSettings['vatNumbers']>[number];

/** VAT numbers by country; empty if there is none. */
type VatFields = Record<`vat_${string}`, string>;
/**
 * The company's data on printed documents, as typed. Address and numbers are separate fields; a number that a company does not
 * have is an empty text.
 */
export type PrintValues = Omit<PrintSettings, 'address' | 'qrIban' | 'vatNumbers' | 'eoriNumber'> & {
  streetAndNumber: string;
  zipCode: string;
  city: string;
  country: string;
  qrIban: string;
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

/** The body of the request. IBANs may be typed in lower case and with blanks. */
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
  const { address, vatNumbers = [], ...settings } = printSettings(values);
  const errors = await Promise.all([
    contractErrors(
      ({ newPrintoutConfig }) => newPrintoutConfig.omit({ address: true, vatNumbers: true }),
      settings,
      language,
      labelOf,
    ),
    contractErrors(({ newPrintoutConfig }) => newPrintoutConfig.shape.address, address, language, labelOf),
    ...vatNumbers.map((given) => vatErrors(given, language, labelOf)),
  ]);
  return errors.reduce((all, some) => ({ ...all, ...some }), {});
}

async function vatErrors(
  given: VatNumber,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const field = vatField(given.country);
  const { number } = await contractErrors(
    ({ vatNumberOfCountry }) => vatNumberOfCountry,
    given,
    language,
    () => labelOf(field),
  );
  return number === undefined ? {} : { [field]: number };
}

/**
 * Maps a path of the contract to a field: `printoutConfig.address.city` to `city`, and
 * `printoutConfig.vatNumbers.0.number` to the VAT field of that entry's country.
 */
export function fieldOfPrint(path: string, values: PrintValues): string {
  const index = /vatNumbers\.(\d+)/.exec(path)?.[1];
  const given = index === undefined ? undefined : printSettings(values).vatNumbers?.[Number(index)];
  return given ? vatField(given.country) : path.slice(path.lastIndexOf('.') + 1);
}
