import type { SpendingLimit, SpendingPerson } from '@werkbank/contracts/entities';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';
import { amountField, numberOf, scaled } from '../../cost-rules/rule-values';

/** A limit as it is typed; without amounts there is none. */
export interface LimitValues {
  currency: string;
  perOrder: string;
  perMonth: string;
  approverId: string;
}

export function limitValues({ limit }: SpendingPerson, currency: string, formats: Formats): LimitValues {
  const typed = (cents: number | null | undefined) =>
    typeof cents === 'number' ? formats.decimal((cents / 100).toFixed(2)) : '';
  return {
    currency: limit?.currency ?? currency,
    perOrder: typed(limit?.perOrder),
    perMonth: typed(limit?.perMonth),
    approverId: String(limit?.approverId ?? ''),
  };
}

const isEmpty = (text: string) => text.trim() === '';

export function limitOf(values: LimitValues, formats: Formats): SpendingLimit | null {
  const { currency, perOrder, perMonth, approverId } = values;
  if (isEmpty(perOrder) && isEmpty(perMonth)) return null;
  const cents = (text: string) =>
    isEmpty(text) ? null : scaled(numberOf(text, formats, amountField(currency)), 100);
  return {
    currency,
    perOrder: cents(perOrder),
    perMonth: cents(perMonth),
    approverId: approverId === '' ? null : Number(approverId),
  };
}

export async function limitErrors(
  values: LimitValues,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { currency, perOrder, perMonth } = values;
  const typed = Object.entries({ perOrder, perMonth }).filter(([, text]) => !isEmpty(text));
  const amounts = Object.fromEntries(
    typed.map(([name, text]) => [name, numberOf(text, formats, amountField(currency))]),
  );
  return contractErrors((entities) => entities.typedAmounts, amounts, formats.language, labelOf);
}
