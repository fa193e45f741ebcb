import type { CallRequest } from '@werkbank/contracts/calls';
import type { Language } from '@werkbank/contracts/localization';
import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';

export type AnswerStatus = CallRequest<'answerDiscountRequest'>['body']['status'];

/** A producer's answer, as typed. */
export interface AnswerValues {
  /** Id of the customer's new group; empty for none. */
  discountGroupId: string;
  answer: string;
}

export const answerOf = (status: AnswerStatus, { discountGroupId, answer }: AnswerValues) => ({
  status,
  answer,
  ...(status === 'Declined' || discountGroupId === '' ? {} : { discountGroupId: Number(discountGroupId) }),
});

export const answerErrors = (
  status: AnswerStatus,
  values: AnswerValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors((entities) => entities.discountRequestAnswer, answerOf(status, values), language, labelOf);
