import { z } from 'zod';
import { shippers } from '../delivery/index.js';
import { costRuleLimits } from '../limits/index.js';
import { servingCountry } from '../localization/index.js';
import { taxReasons } from '../tax/index.js';
import { hasDecimals } from './has-decimals.js';
import { cost, taxLine } from './price.js';
import { acrossFields } from './rule-across-fields.js';
import { cents, country, currency, date, id, instant, optionalText, requiredLockKey } from './values.js';

/** Shippers that charge freight. */
export const freightShippers = shippers.filter((shipper) => shipper !== 'selfCollection');

export const costAmount = z.int().min(0).max(costRuleLimits.cents);
export const costPercent = z
  .number()
  .min(costRuleLimits.percent.min)
  .max(costRuleLimits.percent.max)
  .refine(hasDecimals(costRuleLimits.percent.fractionDigits), {
    error: 'TOO_MANY_DECIMALS',
    params: { fractionDigits: costRuleLimits.percent.fractionDigits },
  });
export const stepWeight = z.int().min(1).max(costRuleLimits.grams);

/** Whole cents by currency; into a currency without an amount of its own another one's is exchanged, so there is one. */
const amounts = z.record(currency, costAmount).refine(
  (given) => {
    const { length } = Object.keys(given);
    return length > 0 && length <= costRuleLimits.currencies;
  },
  { error: 'COST_AMOUNT_MISSING' },
);

const withDecimals = (fractionDigits: number, value: z.ZodNumber) =>
  value.refine(hasDecimals(fractionDigits), {
    error: 'TOO_MANY_DECIMALS',
    params: { fractionDigits },
  });
/** Amounts and weights as a form has them, by field: in whole units and kilograms. */
export const typedAmounts = z.record(
  z.string(),
  withDecimals(
    2,
    z
      .number()
      .min(0)
      .max(costRuleLimits.cents / 100),
  ),
);
export const typedWeights = z.record(
  z.string(),
  withDecimals(
    3,
    z
      .number()
      .gt(0)
      .max(costRuleLimits.grams / 1000),
  ),
);

/** Costs of a parcel up to a weight: once, and for each started kilogram. null: no upper weight. */
export const freightStep = z.object({
  upToGrams: stepWeight.nullable(),
  base: amounts,
  perKilogram: amounts,
});
const freightFields = z.object({
  steps: z.array(freightStep).min(1, { error: 'FREIGHT_STEPS' }).max(costRuleLimits.steps),
  /** Free from this value of goods on; null: never. */
  freeFrom: amounts.nullable(),
});
/** Steps follow each other by weight and neither overlap nor end: the last one takes everything. */
export const freightFigures = acrossFields(
  freightFields,
  z.object({ steps: z.array(z.object({ upToGrams: stepWeight.nullable() })).min(1) }),
  ({ steps }, refuse) => {
    const rises = steps.every(({ upToGrams }, index) => {
      const before = steps[index - 1]?.upToGrams ?? 0;
      return index === steps.length - 1 ? upToGrams === null : upToGrams !== null && upToGrams > before;
    });
    if (!rises) refuse('steps', 'FREIGHT_STEPS');
  },
);
export type FreightFigures = z.infer<typeof freightFigures>;

/** Costs of goods across a customs border: an amount for each shipment, and per cent of the goods. */
export const customsFigures = z.object({ handling: amounts, percent: costPercent });
export type CustomsFigures = z.infer<typeof customsFigures>;

/** Per cent; `reason` for another one than the country's own. */
export const taxFigures = z.object({ percent: costPercent, reason: optionalText(100) });
export type TaxFigures = z.infer<typeof taxFigures>;

/** A rule as of a day. With `figures` null it ends on that day, and the more general rule applies. */
const version = {
  id,
  /** null: from the beginning. */
  validFrom: date.nullable(),
  /** `holds` is the one that counts today; `past` what it was before, `coming` what it will be. */
  state: z.enum(['past', 'holds', 'coming', 'withdrawn']),
  enteredAt: instant,
  /** null: it was there from the beginning. */
  enteredBy: z.string().nullable(),
  withdrawnBy: z.string().nullable(),
};
/** Between which countries; null is any. */
const pair = { from: country.nullable(), to: country.nullable() };
const optimisticLockKey = requiredLockKey;

export const freightRule = z.object({
  shipper: z.enum(freightShippers),
  ...pair,
  versions: z.array(z.object({ ...version, figures: freightFields.nullable() })),
  optimisticLockKey,
});
export type FreightRule = z.infer<typeof freightRule>;
export const customsRule = z.object({
  ...pair,
  versions: z.array(z.object({ ...version, figures: customsFigures.nullable() })),
  optimisticLockKey,
});
export type CustomsRule = z.infer<typeof customsRule>;
/** Tax rate of a country (`from` null), or a rule for goods from another country. */
export const taxRule = z.object({
  from: country.nullable(),
  to: country,
  versions: z.array(z.object({ ...version, figures: taxFigures.nullable() })),
  optimisticLockKey,
});
export type TaxRule = z.infer<typeof taxRule>;

/** A new version, with the lock key of the shown rule; 0 for a new rule. */
const saved = { validFrom: date, optimisticLockKey };
const newFreight = z.object({
  shipper: z.enum(freightShippers),
  ...pair,
  ...saved,
  figures: freightFigures.nullable(),
});
const newCustoms = z.object({ ...pair, ...saved, figures: customsFigures.nullable() });
const newTax = z.object({
  from: country.nullable(),
  to: country,
  ...saved,
  figures: z.object({ percent: costPercent, reason: z.enum(taxReasons).nullable() }).nullable(),
});

/** A rule for a country that counts as another one would never be found. */
const betweenCountries = <F extends z.ZodObject>(form: F, fields: readonly ('from' | 'to')[]) =>
  acrossFields(form, z.object(pair), (given, refuse) => {
    for (const field of fields) {
      const named = given[field];
      const countsAs = named === null ? null : servingCountry(named);
      if (named !== null && countsAs !== null && countsAs !== named)
        refuse(field, 'COST_RULE_COUNTRY', { country: named, countsAs });
    }
  });
/** The general rule can get new figures, but cannot end: all others fall back to it. */
const neverWithoutGeneral = <F extends z.ZodObject>(form: F) =>
  acrossFields(form, z.object({ ...pair, figures: z.unknown() }), ({ from, to, figures }, refuse) => {
    if (from === null && to === null && figures === null) refuse('figures', 'COST_RULE_CANNOT_END');
  });

export const newFreightVersion = neverWithoutGeneral(betweenCountries(newFreight, ['from', 'to']));
export const newCustomsVersion = neverWithoutGeneral(betweenCountries(newCustoms, ['from', 'to']));
/** A country's own rate needs no reason, another rate does. The real place of the goods decides the tax. */
export const newTaxVersion = acrossFields(
  betweenCountries(newTax, ['to']),
  newTax.pick({ from: true, figures: true }),
  ({ from, figures }, refuse) => {
    if (from === null && !figures) refuse('figures', 'COST_RULE_CANNOT_END');
    if (figures && (from === null) !== (figures.reason === null)) refuse('figures', 'TAX_REASON');
  },
);

/** A change that is simulated before it is saved. */
const edit = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('Freight'),
    shipper: z.enum(freightShippers),
    ...pair,
    figures: freightFigures.nullable(),
  }),
  z.object({ kind: z.literal('Customs'), ...pair, figures: customsFigures.nullable() }),
  z.object({ kind: z.literal('Tax'), from: country.nullable(), to: country, figures: taxFigures.nullable() }),
]);
export type CostEdit = z.infer<typeof edit>;

export const exampleBasket = z.object({
  from: country,
  to: country,
  grams: z.int().min(0).max(costRuleLimits.grams),
  goods: z.int().min(0).max(costRuleLimits.cents),
  currency,
  /** By default chosen by the rules. */
  shipper: z.enum(freightShippers).nullable().default(null),
});
export const costPreview = exampleBasket.extend({ day: date, edit: edit.nullable().default(null) });
const previewed = z.object({
  shipper: z.enum(shippers),
  costs: z.array(cost),
  tax: taxLine,
  taxBase: cents,
  total: cents,
});
export type PreviewedCosts = z.infer<typeof previewed>;
/** null where something is missing: a tax rate, or an exchange rate into the currency. */
export const previewedCosts = z.object({ today: previewed.nullable(), onDay: previewed.nullable() });
