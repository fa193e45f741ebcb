import { countryName } from '@werkbank/kit/names';
import type { Language } from '@werkbank/contracts/localization';
import type { TFunction } from 'i18next';
import type { Rule } from '../../cost-rules/rules';

const country = (code: string | null, t: TFunction, language: Language) =>
  code === null ? t('costs.anyCountry') : countryName(code, language);

/** The countries and the shipper of a rule, in one line. */
export function ruleName(
  rule: Pick<Rule, 'kind' | 'shipper' | 'from' | 'to'>,
  t: TFunction,
  language: Language,
) {
  const { kind, shipper, from, to } = rule;
  if (kind === 'Tax' && from === null) return country(to, t, language);
  const pair =
    from === null && to === null
      ? t('costs.everywhere')
      : `${country(from, t, language)} → ${country(to, t, language)}`;
  return shipper === null ? pair : `${t(`costs.shippers.${shipper}`)}, ${pair}`;
}
