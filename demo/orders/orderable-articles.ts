import { chance } from '../chance/chance.ts';
import type { DemoArticle } from '../shapes-catalog.ts';

const perProducer = 60;

/** A few articles of each producer, kept while all of them pass by, for the demo orders to choose from. */
export class OrderableArticles {
  readonly byProducer = new Map<number, DemoArticle[]>();

  offer(article: DemoArticle): void {
    const kept = this.byProducer.get(article.producerId) ?? [];
    const isOrderable = article.notForSaleReason === null && article.listPrice < 60_000;
    if (!isOrderable || kept.length >= perProducer) return;
    // The first few of every producer at any size of the catalogue, then here and there.
    if (kept.length >= 8 && chance(`orderable ${article.articleId}`) > 0.06) return;
    this.byProducer.set(article.producerId, [...kept, article]);
  }
}
