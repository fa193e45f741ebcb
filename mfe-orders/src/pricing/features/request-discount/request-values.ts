import { contractErrors, type ErrorsByField } from '@werkbank/kit/contract-errors';
import type { Language } from '@werkbank/contracts/localization';

/** Values of a request, as chosen: ids as texts. */
export interface RequestValues {
  country: string;
  producers: readonly string[];
  /** Empty where the request is about no article. */
  articleId: string;
  remarks: string;
}

export const requestOf = ({ country, producers, articleId, remarks }: RequestValues) => ({
  country,
  producers: producers.map(Number),
  ...(articleId === '' ? {} : { articleId }),
  remarks,
});

export const requestErrors = (
  values: RequestValues,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> =>
  contractErrors((entities) => entities.discountRequestData, requestOf(values), language, labelOf);
