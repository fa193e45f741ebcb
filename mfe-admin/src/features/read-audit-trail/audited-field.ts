import { openEndedDate } from '@werkbank/contracts/limits';
import type { Formats } from '@werkbank/kit/formats';
import { kantonName } from '@werkbank/kit/kantons';
import { countryName } from '@werkbank/kit/names';
import type { TFunction } from 'i18next';

/** The order of fields in the forms, which the trail follows. */
const order: readonly string[] = `
  salutation firstName lastName name title algoliaId email phone language
  companyId producerId platformAdmin companyAdmin enabled customerType taxNumber eoriNumber kanton ownOrderNumberRequired costCenterRequired ownSignIn type
  perOrder perMonth currency approverId
  street house addressSupplement zipCode city country region weekdays cutOff closedPeriods platformMargin custom_shipping videoLink
  sourceCurrency targetCurrency exchangeRateType ratio validFrom validTo status order url
  file
`
  .trim()
  .split(/\s+/);

/** Translation groups of fields whose values are words of the product. */
const words: Readonly<Record<string, string>> = {
  salutation: 'salutation',
  language: 'language',
  customerType: 'customers.types',
  exchangeRateType: 'currencies.types',
  status: 'sidebar.statuses',
};

const lastOf = (path: string): string => path.split('.').at(-1) ?? path;

export function inOrderOfForms<F extends { readonly name: string }>(fields: readonly F[]): F[] {
  const place = ({ name }: F) => {
    const found = order.indexOf(lastOf(name));
    return found < 0 ? order.length : found;
  };
  return [...fields].sort((one, other) => place(one) - place(other));
}

/** The label of a field; a field without one keeps the service's name. */
export function fieldName(path: string, t: TFunction): string {
  return t(`audit.names.${lastOf(path)}`, { defaultValue: path });
}

/** A value as the forms show it: in words, in the viewer's formats. */
export function valueText(path: string, value: string, t: TFunction, formats: Formats): string {
  const name = lastOf(path);
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'lists.yes' : 'lists.no');
  if (name === 'type') {
    return t(`address.type.${value}`, { defaultValue: t(`sidebar.types.${value}`, { defaultValue: value }) });
  }
  if (name === 'platformMargin') return formats.percent(Number(value) * 100);
  if (name === 'country' && /^[A-Z]{2}$/.test(value)) return countryName(value, formats.language);
  if (name === 'kanton') return kantonName(value, formats.language);
  if (name === 'ratio') return formats.decimal(value);
  if (name === 'validTo' && value === openEndedDate) return t('currencies.open');
  if (name === 'validFrom' || name === 'validTo') return formats.date(value);
  const group = words[name];
  return group === undefined ? value : t(`${group}.${value}`, { defaultValue: value });
}
