import { listPricesOf } from '../article/list-prices-of.js';
import type { ExportedArticle } from '../article/exported-article.js';
import type { TableLine } from '../article/table-column.js';

/** The lines of articles, in parts as they are read. */
export async function* tableLines(
  articles: AsyncIterable<readonly ExportedArticle[]>,
): AsyncGenerator<TableLine[]> {
  for await (const batch of articles) yield batch.flatMap(linesOf);
}

function linesOf(article: ExportedArticle): TableLine[] {
  const [first, ...further] = listPricesOf(article);
  return [
    { article, price: first, isFirst: true },
    ...further.map((price) => ({ article, price, isFirst: false })),
  ];
}
