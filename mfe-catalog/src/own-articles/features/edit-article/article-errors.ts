import type { OwnArticle } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import type { FieldErrors } from '@werkbank/kit/use-service-form';
import { type ArticleValues, stockField } from './article-values';

/** The field of the form for a path of the call; a row of a list has its own name beside it. */
export function fieldOfPath(path: string, article: Pick<OwnArticle, 'stock'>): string {
  const [first = '', second = ''] = path.split('.');
  if (first === 'stock') {
    const location = article.stock[Number(second)];
    return location ? stockField(location.dispatchLocationId) : first;
  }
  return ['name', 'description', 'keywords', 'offSaleReason'].includes(first)
    ? `${first}-${second === 'en' ? 'en' : 'de'}`
    : first;
}

/** Errors of an article before it is sent, by field, in the words of the service. `rowOf` names the row of a list. */
export async function articleErrors(
  sent: object & { stock?: readonly { dispatchLocationId: number }[] | undefined },
  {
    language,
    isNew,
    labelOf,
    rowOf,
  }: {
    language: Language;
    isNew: boolean;
    labelOf: (field: string) => string;
    rowOf: (row: number, message: string) => string;
  },
): Promise<FieldErrors<ArticleValues>> {
  const [{ changedOwnArticle, newOwnArticle }, { refusalOfIssue }, { errorMessage }] = await Promise.all([
    import('@werkbank/contracts/entities'),
    import('@werkbank/contracts/validation'),
    import('@werkbank/contracts/errors'),
  ]);
  const { error } = (isNew ? newOwnArticle : changedOwnArticle).safeParse(sent);
  const errors: Record<string, string> = {};
  for (const issue of error?.issues ?? []) {
    const path = issue.path.map(String);
    const { code, params } = refusalOfIssue([issue], sent);
    const label = path.findLast((part) => !/^\d+$/.test(part) && part !== 'de' && part !== 'en') ?? '';
    const message = errorMessage(code, language, { ...params, field: labelOf(label) });
    const stock = (sent.stock ?? []).map(({ dispatchLocationId }) => ({
      dispatchLocationId,
      name: '',
      city: '',
      level: null,
    }));
    const field = fieldOfPath(path.join('.'), { stock });
    const row = /^\d+$/.test(path[1] ?? '') && path[0] !== 'stock' ? Number(path[1]) : undefined;
    errors[field] ??= row === undefined ? message : rowOf(row + 1, message);
    if (row !== undefined) errors[`${field}-${row}`] ??= message;
  }
  return errors;
}
