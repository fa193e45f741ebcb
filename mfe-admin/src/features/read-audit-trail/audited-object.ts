import type { Formats } from '@werkbank/kit/formats';
import { countryName } from '@werkbank/kit/names';
import type { TFunction } from 'i18next';
import type { AuditEntry } from './changed-fields';

/** The service calls a rate `EUR → CHF (Internal) 2026-01-01`. */
const rateName = /^(.+) \((\w+)\) (\d{4}-\d{2}-\d{2})$/;

/** And a rule `dhleuro DE → *`, `Customs * → *` or, of tax, `FR`. */
const ruleOfCosts = /^(?:(\w{3,}) )?(?:(\*|[A-Z]{2}) → )?(\*|[A-Z]{2})$/;

/**
 * The name of the changed object at that time. In a rate's name, type and day are in the reader's words
 * and format.
 */
export function objectText(
  { objectType, objectName }: Pick<AuditEntry, 'objectType' | 'objectName'>,
  t: TFunction,
  formats: Formats,
): string {
  if (objectType === 'Configuration') return t('audit.types.Configuration');
  if (objectType === 'CostRule' || objectType === 'TaxRule') return ruleText(objectName, t, formats);
  const found = objectType === 'ExchangeRate' ? rateName.exec(objectName) : null;
  if (!found) return objectName;
  const [, pair = '', type = '', day = ''] = found;
  return `${pair} (${t(`currencies.types.${type}`, { defaultValue: type })}) ${formats.date(day)}`;
}

function ruleText(objectName: string, t: TFunction, { language }: Formats): string {
  const found = ruleOfCosts.exec(objectName);
  if (!found) return objectName;
  const [, about, from, to = ''] = found;
  const names = [from, to].flatMap((code) =>
    code === undefined ? [] : [code === '*' ? t('costs.anyCountry') : countryName(code, language)],
  );
  const shipper =
    about === undefined || about === 'Customs' ? [] : [t(`costs.shippers.${about}`, { defaultValue: about })];
  return [...shipper, names.join(' → ')].join(', ');
}
