import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';

type Answer = QueryAnswer<'catalog.get-producer-of-article'>;

/** Whose article it is, whatever it costs and wherever it is sold. */
@Controller()
export class GetProducerOfArticle {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.get-producer-of-article')
  async answer({ articleId }: Asked<'catalog.get-producer-of-article'>): Promise<Answer> {
    const row = await readOne<Answer>(
      this.em,
      'select producer_id as "producerId" from article where article_id = ?',
      [articleId],
    );
    return row ?? { producerId: null };
  }
}
