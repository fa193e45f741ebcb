import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { columns, readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';
import { ArticleEntity } from '../../catalogue/index.js';

type Answer = QueryAnswer<'catalog.get-producer-of-article'>;

const producerOfArticle = statement(
  'producer-of-article',
  columns(ArticleEntity, 'producerId'),
  'select producer_id as "producerId" from article where article_id = ?',
);

/** Answers the producer of an article, whatever its price and countries of delivery. */
@Controller()
export class GetProducerOfArticle {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.get-producer-of-article')
  async answer({ articleId }: Asked<'catalog.get-producer-of-article'>): Promise<Answer> {
    return (await readOne(this.em, producerOfArticle, [articleId])) ?? { producerId: null };
  }
}
