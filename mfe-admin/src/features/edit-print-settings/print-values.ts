import type { Configuration } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

export type PrintSettings = Configuration['printoutConfig'];

/** What documents print of the company, as it is typed: its address stands among the rest. */
export interface PrintValues extends Omit<PrintSettings, 'address' | 'qrIban'> {
  streetAndNumber: string;
  zipCode: string;
  city: string;
  country: string;
  /** Empty where there is none. */
  qrIban: string;
}

export function printValues({ address, qrIban = '', ...settings }: PrintSettings): PrintValues {
  return { ...settings, ...address, qrIban };
}

/** What the service is sent. Somebody who types an IBAN may do so in small letters. */
export function printSettings(values: PrintValues): PrintSettings {
  const { streetAndNumber, zipCode, city, country, qrIban, iban, ...settings } = values;
  const typed = ibanOf(qrIban);
  return {
    ...settings,
    address: { streetAndNumber, zipCode, city, country },
    iban: ibanOf(iban),
    ...(typed !== '' && { qrIban: typed }),
  };
}

const ibanOf = (typed: string) => typed.trim().toUpperCase();

export async function printErrors(
  values: PrintValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { address, ...settings } = printSettings(values);
  const [ofSettings, ofAddress] = await Promise.all([
    contractErrors(
      ({ newPrintoutConfig }) => newPrintoutConfig.omit({ address: true }),
      settings,
      language,
      labelOf,
    ),
    contractErrors(({ newPrintoutConfig }) => newPrintoutConfig.shape.address, address, language, labelOf),
  ]);
  return { ...ofSettings, ...ofAddress };
}

/** `printoutConfig.address.city` is the field `city`. */
export const fieldOfPrint = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
