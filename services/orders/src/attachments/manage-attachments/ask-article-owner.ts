import { Injectable } from '@nestjs/common';
import { key } from '@werkbank/contracts/entities';
import { isRefusal } from '@werkbank/contracts/errors';
import { Queries } from '@werkbank/platform/messaging';

/** Articles belong to services/catalog: it knows whose they are. */
@Injectable()
export class AskWhoseArticle {
  constructor(private readonly queries: Queries) {}

  /** The producer of an article; undefined for a missing article. */
  async producerOf(articleId: string): Promise<number | undefined> {
    // An id that cannot be one is not worth a query, which would not be a lawful one either.
    if (!key.safeParse(articleId).success) return undefined;
    const answer = await this.queries.ask('catalog.get-producer-of-article', { articleId });
    return isRefusal(answer) ? undefined : (answer.producerId ?? undefined);
  }
}
