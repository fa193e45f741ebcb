import { Injectable } from '@nestjs/common';
import { key } from '@werkbank/contracts/entities';
import { isRefusal } from '@werkbank/contracts/errors';
import { Questions } from '@werkbank/platform/messaging';

/** Articles belong to services/catalog: it knows whose they are. */
@Injectable()
export class AskWhoseArticle {
  constructor(private readonly questions: Questions) {}

  /** The producer of an article, or nothing where there is no such article. */
  async producerOf(articleId: string): Promise<number | undefined> {
    // An id that cannot be one is not worth a question, which would not be a lawful one either.
    if (!key.safeParse(articleId).success) return undefined;
    const quote = await this.questions.ask('catalog.quote-prices', {
      language: 'de',
      country: 'DE',
      currency: 'EUR',
      customerCompanyId: null,
      items: [{ articleId, quantity: 1 }],
    });
    if (isRefusal(quote)) return undefined;
    return quote.items[0]?.producerId ?? undefined;
  }
}
