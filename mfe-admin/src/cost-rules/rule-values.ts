import type { CallRequest } from '@werkbank/contracts/calls';
import { addDays } from '@werkbank/contracts/calendar';
import type { CustomsFigures, FreightFigures } from '@werkbank/contracts/entities';
import { costRuleLimits } from '@werkbank/contracts/limits';
import type { NumberField } from '@werkbank/contracts/numbers';
import type { Formats } from '@werkbank/kit/formats';
import { currencySign } from '@werkbank/kit/numbers';
import type { Figures, Kind, Rule } from './rules';

/**
 * A rule as it is typed, by field: countries, the day, and a text for each amount. `steps` holds the
 * number of steps.
 */
export type RuleValues = Record<string, string>;

type Amounts = Readonly<Record<string, number>>;

const newest = (rule: Rule | null): Figures | null =>
  rule?.versions.find(({ state, figures }) => state !== 'withdrawn' && figures !== null)?.figures ?? null;

/** Currencies of the amount fields: the offered ones, and those that the rule already uses. */
export function currenciesOf(rule: Rule | null, offered: readonly string[]): string[] {
  const figures = newest(rule);
  const known =
    figures === null
      ? []
      : 'steps' in figures
        ? figures.steps.flatMap(({ base, perKilogram }) => [
            ...Object.keys(base),
            ...Object.keys(perKilogram),
          ])
        : 'handling' in figures
          ? Object.keys(figures.handling)
          : [];
  return [...new Set([...offered, ...known])];
}

export interface Surroundings {
  kind: Kind;
  currencies: readonly string[];
  formats: Formats;
  today: string;
}

/** The form's initial values: the newest version, from tomorrow on. */
export function ruleValues(rule: Rule | null, around: Surroundings): RuleValues {
  const { kind, formats, today } = around;
  const subject = {
    ...(kind === 'Freight' ? { shipper: rule?.shipper ?? 'dhlparcel' } : {}),
    from: rule?.from ?? '',
    to: rule?.to ?? '',
    validFrom: addDays(today, 1),
    ends: '',
  };
  const figures = newest(rule);
  if (kind === 'Freight') {
    const { steps, freeFrom } = figures && 'steps' in figures ? figures : emptyFreight;
    return {
      ...subject,
      steps: String(steps.length),
      ...Object.assign({}, ...steps.map((step, index) => stepValues(index, step, around))),
      ...amountValues('freeFrom', freeFrom ?? {}, around),
    };
  }
  if (kind === 'Customs') {
    const { handling, percent } =
      figures && 'handling' in figures ? figures : { handling: {}, percent: null };
    return {
      ...subject,
      ...amountValues('handling', handling, around),
      percent: percent === null ? '' : formats.decimal(String(percent)),
    };
  }
  const tax = figures && 'reason' in figures ? figures : null;
  return {
    ...subject,
    percent: tax === null ? '' : formats.decimal(String(tax.percent)),
    reason: tax?.reason ?? '',
  };
}

const emptyFreight: FreightFigures = {
  steps: [{ upToGrams: null, base: {}, perKilogram: {} }],
  freeFrom: null,
};

function stepValues(
  index: number,
  { upToGrams, base, perKilogram }: FreightFigures['steps'][number],
  around: Pick<Surroundings, 'currencies' | 'formats'>,
): RuleValues {
  return {
    [`upTo-${index}`]: upToGrams === null ? '' : around.formats.decimal(String(upToGrams / 1000)),
    ...amountValues(`base-${index}`, base, around),
    ...amountValues(`perKilogram-${index}`, perKilogram, around),
  };
}

function amountValues(
  name: string,
  amounts: Amounts,
  { currencies, formats }: Pick<Surroundings, 'currencies' | 'formats'>,
): RuleValues {
  return Object.fromEntries(
    currencies.map((currency) => {
      const cents = amounts[currency];
      return [`${name}-${currency}`, cents === undefined ? '' : formats.decimal((cents / 100).toFixed(2))];
    }),
  );
}

export const stepCount = (values: RuleValues) => Number(values['steps'] ?? 0);

export const weightField: NumberField = { decimals: 3, units: ['kg'] };
const percentField: NumberField = { decimals: costRuleLimits.percent.fractionDigits, units: ['%'] };
export const amountField = (currency: string): NumberField => ({
  decimals: 2,
  units: [currencySign(currency), currency],
});

/**
 * The number in the service's format. A text that is not one number stays as it is, and the check refuses
 * it.
 */
export function numberOf(text: string | undefined, formats: Formats, field: NumberField): number {
  return (formats.read(text ?? '', field) ?? Number.NaN) as number;
}

/** Converts to the service's smaller unit; NaN for a text that is no number. */
export const scaled = (value: number, by: number) => Number((value * by).toFixed(6));

function amountsOf(
  name: string,
  values: RuleValues,
  { currencies, formats }: Surroundings,
): Record<string, number> {
  return Object.fromEntries(
    currencies.flatMap((currency) => {
      const text = values[`${name}-${currency}`] ?? '';
      return text.trim() === ''
        ? []
        : [[currency, scaled(numberOf(text, formats, amountField(currency)), 100)]];
    }),
  );
}

export function freightOf(values: RuleValues, around: Surroundings): FreightFigures {
  const count = stepCount(values);
  const freeFrom = amountsOf('freeFrom', values, around);
  return {
    steps: Array.from({ length: count }, (_, index) => ({
      upToGrams:
        index === count - 1
          ? null
          : scaled(numberOf(values[`upTo-${index}`], around.formats, weightField), 1000),
      base: amountsOf(`base-${index}`, values, around),
      perKilogram: amountsOf(`perKilogram-${index}`, values, around),
    })),
    freeFrom: Object.keys(freeFrom).length === 0 ? null : freeFrom,
  };
}

export function customsOf(values: RuleValues, around: Surroundings): CustomsFigures {
  return {
    handling: amountsOf('handling', values, around),
    percent: numberOf(values['percent'], around.formats, percentField),
  };
}

type NewTax = NonNullable<CallRequest<'saveTaxRule'>['body']['figures']>;

export function taxOf(values: RuleValues, { formats }: Surroundings): NewTax {
  const reason = values['reason'] === '' ? null : values['reason'];
  return {
    percent: numberOf(values['percent'], formats, percentField),
    reason: (reason ?? null) as NewTax['reason'],
  };
}

/** The countries of a rule; an empty field is any country. */
export const pairOf = ({ from, to }: RuleValues) => ({ from: from || null, to: to || null });
export const ends = (values: RuleValues) => values['ends'] === 'yes';
