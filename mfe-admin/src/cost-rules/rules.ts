import type { CallAnswer } from '@werkbank/contracts/calls';
import type { CustomsFigures, FreightFigures, TaxFigures } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';

const kinds = ['Freight', 'Customs', 'Tax'] as const;
export type Kind = (typeof kinds)[number];
export type Figures = FreightFigures | CustomsFigures | TaxFigures;

type Version = CallAnswer<'saveFreightRule'>['versions'][number];
export type RuleVersion = Omit<Version, 'figures'> & { figures: Figures | null };

/** A freight, customs or tax rule with all of its versions, the newest first. */
export interface Rule {
  kind: Kind;
  /** Of freight rules only. */
  shipper: string | null;
  /**
   * Country codes; null is any country. A tax rule without `from` holds the country of arrival's own rate.
   */
  from: string | null;
  to: string | null;
  versions: readonly RuleVersion[];
  optimisticLockKey: number;
}

const costCall = 'listCostRules';
const taxCall = 'listTaxRules';
/** The call whose answer is outdated after a change of a rule. */
export const listOf = (kind: Kind) => (kind === 'Tax' ? taxCall : costCall);

/** The rules of a kind: tax rules come from services/catalog, the others from services/checkout. */
export function useRules(kind: Kind) {
  const costs = useApiQuery(costCall, {}, { enabled: kind !== 'Tax' });
  const taxes = useApiQuery(taxCall, {}, { enabled: kind === 'Tax' });
  const { error, refetch } = kind === 'Tax' ? taxes : costs;
  return {
    rules: kind === 'Tax' ? taxes.data && rulesOfTax(taxes.data) : costs.data && rulesOf(kind, costs.data),
    baseCurrency: costs.data?.baseCurrency,
    error,
    refetch,
  };
}

export function rulesOf(kind: 'Freight' | 'Customs', answer: CallAnswer<typeof costCall>): Rule[] {
  return kind === 'Freight'
    ? answer.freight.map((rule) => ({ kind, ...rule }))
    : answer.customs.map((rule) => ({ kind, shipper: null, ...rule }));
}

export function rulesOfTax({ rules }: CallAnswer<typeof taxCall>): Rule[] {
  return rules.map((rule) => ({ kind: 'Tax', shipper: null, ...rule }));
}

export const keyOf = ({ shipper, from, to }: Pick<Rule, 'shipper' | 'from' | 'to'>) =>
  `${shipper ?? ''} ${from ?? '*'} ${to ?? '*'}`;

export const holding = ({ versions }: Rule) => versions.find(({ state }) => state === 'holds');
/** The next version that takes effect. */
export const coming = ({ versions }: Rule) => versions.findLast(({ state }) => state === 'coming');
