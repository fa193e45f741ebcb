import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import { isDay } from '@werkbank/kit/date-field';
import {
  amountField,
  customsOf,
  ends,
  freightOf,
  numberOf,
  pairOf,
  type RuleValues,
  type Surroundings,
  stepCount,
  taxOf,
  weightField,
} from '../../cost-rules/rule-values';

type Schema = Parameters<typeof contractErrors>[0];
type LabelOf = (field: string) => string;

/** Errors of a rule by field, with the service's messages. */
export async function ruleErrors(
  values: RuleValues,
  around: Surroundings,
  labelOf: LabelOf,
): Promise<ErrorsByField> {
  const { kind, formats } = around;
  const { language } = formats;
  const shown = (value: string | number) =>
    typeof value === 'string' && isDay(value) ? formats.date(value) : value;
  const check = (schema: Schema, sent: object) => contractErrors(schema, sent, language, labelOf, shown);
  const figures = ends(values) ? null : figuresOf(values, around);
  const { from, to } = pairOf(values);
  const about = { from, to, validFrom: values['validFrom'] ?? '', optimisticLockKey: 0, figures };
  const { figures: ofFigures, ...ofSubject } = await check(
    ({ newFreightVersion, newCustomsVersion, newTaxVersion }) =>
      ({ Freight: newFreightVersion, Customs: newCustomsVersion, Tax: newTaxVersion })[kind],
    kind === 'Freight' ? { ...about, shipper: values['shipper'] ?? '' } : about,
  );
  if (figures === null) return { ...ofSubject, ...(ofFigures === undefined ? {} : { ends: ofFigures }) };
  return { ...ofSubject, ...(await figureErrors(values, around, check)) };
}

async function figureErrors(
  values: RuleValues,
  around: Surroundings,
  check: (schema: Schema, sent: object) => Promise<ErrorsByField>,
): Promise<ErrorsByField> {
  if (around.kind === 'Tax') {
    const { percent, reason } = taxOf(values, around);
    const wrong = await check(({ taxFigures }) => taxFigures, { percent, reason });
    // A rule across fields speaks of the whole; here it is about the reason.
    const { figures } = await check(({ newTaxVersion }) => newTaxVersion, {
      ...pairOf(values),
      validFrom: values['validFrom'],
      optimisticLockKey: 0,
      figures: { percent: 0, reason },
    });
    return { ...wrong, ...(figures === undefined ? {} : { reason: figures }) };
  }
  const { formats } = around;
  const entered = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) =>
        values[name]?.trim()
          ? [[name, numberOf(values[name], formats, amountField(name.split('-').at(-1) ?? ''))] as const]
          : [],
      ),
    );
  const amounts = await check(
    ({ typedAmounts }) => typedAmounts,
    entered(Object.keys(values).filter((name) => /^(base|perKilogram|freeFrom|handling)-/.test(name))),
  );
  if (around.kind === 'Customs') {
    const { handling, percent } = await check(
      ({ customsFigures }) => customsFigures,
      customsOf(values, around),
    );
    const [first] = around.currencies;
    return {
      ...(handling !== undefined && Object.keys(amounts).length === 0
        ? { [`handling-${first}`]: handling }
        : {}),
      ...amounts,
      ...(percent === undefined ? {} : { percent }),
    };
  }
  const last = stepCount(values) - 1;
  const limits = Object.fromEntries(
    Array.from({ length: last }, (_, index) => [
      `upTo-${index}`,
      numberOf(values[`upTo-${index}`], formats, weightField),
    ]),
  );
  const weights = await check(({ typedWeights }) => typedWeights, limits);
  const cells = { ...amounts, ...weights };
  const { steps } = await check(({ freightFigures }) => freightFigures, freightOf(values, around));
  return steps === undefined || Object.keys(cells).length > 0 ? cells : { steps };
}

function figuresOf(values: RuleValues, around: Surroundings) {
  switch (around.kind) {
    case 'Freight':
      return freightOf(values, around);
    case 'Customs':
      return customsOf(values, around);
    case 'Tax':
      return taxOf(values, around);
  }
}
