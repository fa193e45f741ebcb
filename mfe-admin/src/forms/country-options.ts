import { useSettings } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';

/** The countries that are offered, and the one that is set already, so that no form changes it unasked. */
export function useCountryOptions(current: string): { value: string; label: string }[] {
  const { t } = useTranslation('admin');
  const offered: readonly string[] = useSettings().countries;
  const values = current === '' || offered.includes(current) ? offered : [...offered, current];
  return values.map((value) => ({ value, label: t(`country.${value}`, { defaultValue: value }) }));
}
