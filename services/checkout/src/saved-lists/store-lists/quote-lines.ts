import type { Currency, Language } from '@werkbank/contracts/localization';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import type { Queries } from '@werkbank/platform/messaging';
import type { KeptListLine } from './saved-list.entity.js';

export type QuotedItem = QueryAnswer<'catalog.quote-prices'>['items'][number];

export interface Audience {
  language: Language;
  country: string;
  currency: Currency;
  customerCompanyId: number;
}
interface Line {
  articleId: string;
  quantity: number;
}

/** Today's prices, in the order of the lines. A quote takes as many as a list has. */
export async function quoteLines(
  queries: Queries,
  audience: Audience,
  lines: readonly Line[],
): Promise<QuotedItem[] | Refusal> {
  if (lines.length === 0) return [];
  const items = lines.map(({ articleId, quantity }) => ({ articleId, quantity }));
  const quote = await queries.ask('catalog.quote-prices', { ...audience, items });
  return isRefusal(quote) ? quote : quote.items;
}

/** Lines to save, with the names and prices of today. */
export async function newLines(
  queries: Queries,
  audience: Audience,
  lines: readonly Line[],
): Promise<KeptListLine[] | Refusal> {
  const quoted = await quoteLines(queries, audience, lines);
  if (isRefusal(quoted)) return quoted;
  const on = new Date().toISOString();
  const kept: KeptListLine[] = [];
  for (const {
    articleId,
    quantity,
    materialNumber,
    articleText,
    producerId,
    producerName,
    price,
  } of quoted) {
    if (producerId === null) return refuse('ARTICLE_NOT_FOUND');
    const last = price && {
      kind: 'saved' as const,
      on,
      quantity,
      taxBase: price.taxBase,
      currency: price.currency,
    };
    kept.push({ articleId, quantity, materialNumber, articleText, producerId, producerName, last });
  }
  return kept;
}
