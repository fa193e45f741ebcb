import type { SentArticle } from '../read-file/sent-article.js';

export interface ArticleAtLine {
  article: SentArticle;
  line: number;
}

/** Price lists have a line for each price. Lines of one article that follow each other become one article with all prices. */
export async function* joinRows(articles: AsyncIterable<ArticleAtLine>): AsyncGenerator<ArticleAtLine> {
  let open: ArticleAtLine | undefined;
  for await (const next of articles) {
    if (open && open.article.number === next.article.number && isPriceLine(next.article)) {
      open.article = { ...open.article, prices: [...open.article.prices, ...next.article.prices] };
      continue;
    }
    if (open) yield open;
    open = next;
  }
  if (open) yield open;
}

/** A line of the same article without a price is a double. */
const isPriceLine = ({ number, prices }: SentArticle) => number !== '' && prices.length > 0;
