import { quantityLimits } from '@werkbank/contracts/limits';
import { readNumber } from '@werkbank/contracts/numbers';
import { dayOf } from '@werkbank/kit/day-filter';
import { usePreferences, useSettings } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';
import { useSeparators } from '@werkbank/kit/separators';
import { useOwnRules } from '../../rules/use-own-rules';
import { useViewer } from '../../../viewer/viewer';

/** Subject of an explained price, from the address: customer, article and day. */
export interface Asked {
  producerCompanyId: number;
  articleId: string;
  /** Empty for customers to whom no group is assigned. */
  customerCompanyId: string;
  country: string;
  currency: string;
  quantity: number;
  /** Empty for today. */
  day: string;
}

const idOf = (text: string) => (/^[1-9]\d{0,9}$/.test(text) ? text : '');

export function useAsked(): Asked & { set: (change: Readonly<Record<string, string>>) => void } {
  const list = useListState();
  const own = useOwnRules();
  const viewer = useViewer();
  const preferences = usePreferences();
  const settings = useSettings();
  const known = (name: string, offered: readonly string[], instead: string) =>
    offered.find((code) => code === list.filter(name)) ?? instead;
  const { min, max } = quantityLimits;
  const quantity = readNumber(list.filter('quantity') || '1', useSeparators());
  return {
    producerCompanyId: viewer.kind === 'admin' ? Number(idOf(list.filter('company'))) : own.producerCompanyId,
    articleId: list.filter('article'),
    customerCompanyId: idOf(list.filter('customer')),
    country: known('country', settings.countries, preferences.country),
    currency: known('currency', settings.currencies, preferences.currency),
    quantity:
      typeof quantity === 'number' && Number.isInteger(quantity) ? Math.min(Math.max(quantity, min), max) : 1,
    day: dayOf(list.filter('day')),
    set: (change) => list.setFilters(change),
  };
}
