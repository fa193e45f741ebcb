import type { CallInput } from '@werkbank/contracts/calls';
import type { CostEdit, PreviewedCosts } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/localization';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { taxLines } from '@werkbank/contracts/money';
import type { CostRules } from '../compute-costs/cost-rules.js';
import { chooseShipper, sectionCosts } from '../compute-costs/section-costs.js';

type Example = Omit<CallInput<'previewCosts'>['body'], 'day' | 'edit'>;
type Terms = QueryAnswer<'catalog.get-cost-terms'>[number];

/** Rules with the edited one in place of the rule for the same case. */
export function withEdit(rules: CostRules, edit: CostEdit | null): CostRules {
  if (edit === null || edit.kind === 'Tax') return rules;
  // Not saved, so without a real id.
  const rule = { id: notSaved, validFrom: null, from: edit.from, to: edit.to };
  const samePair = (known: { from: string | null; to: string | null }) =>
    known.from === edit.from && known.to === edit.to;
  if (edit.kind === 'Customs') {
    const others = rules.customs.filter((known) => !samePair(known));
    return { ...rules, customs: edit.figures ? [...others, { ...rule, figures: edit.figures }] : others };
  }
  const { shipper, figures } = edit;
  const others = rules.freight.filter((known) => known.shipper !== shipper || !samePair(known));
  return { ...rules, freight: figures ? [...others, { ...rule, shipper, figures }] : others };
}

const notSaved = 1;

/** Tax as it would be: an exception goes before the rate of the country, and one that ends leaves that to count. */
export function termsWith(terms: Terms, edit: CostEdit | null, { from, to }: Example): Terms {
  if (edit?.kind !== 'Tax' || edit.to !== servingCountry(to)) return terms;
  const { figures } = edit;
  const tax = figures && { rate: figures.percent, reason: figures.reason };
  if (edit.from === null) return (terms.tax?.reason ?? null) === null ? { ...terms, tax } : terms;
  return edit.from === from ? { ...terms, tax: tax ?? terms.countryTax } : terms;
}

/** Costs of goods of this value and weight; null without a tax rate or an exchange rate. */
export function previewOf(rules: CostRules, terms: Terms, example: Example): PreviewedCosts | null {
  const shipment = {
    ...example,
    selfCollection: false,
    customShipping: false,
    exchangeRatios: terms.exchangeRatios,
  };
  const shipper = example.shipper ?? chooseShipper(rules, shipment);
  const costs = sectionCosts(rules, shipment, shipper);
  if (!costs || !terms.tax) return null;
  const taxBase = example.goods + costs.reduce((sum, cost) => sum + cost.taxBase, 0);
  const [tax] = taxLines([{ ...terms.tax, base: taxBase }]);
  return tax ? { shipper, costs, tax, taxBase, total: taxBase + tax.amount } : null;
}
