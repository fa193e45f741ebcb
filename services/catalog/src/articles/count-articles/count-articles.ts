import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { QueryHandler } from '@werkbank/platform/messaging';
import { ArticleEntity } from '../../catalogue/index.js';

type Answer = QueryAnswer<'catalog.count-articles'>;

/** Number of articles of a producer: admin asks for it before it deletes one. */
@Controller()
export class CountArticles {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.count-articles')
  async answer({ producerId }: Asked<'catalog.count-articles'>): Promise<Answer> {
    return { articles: await this.em.fork().count(ArticleEntity, { producerId }) };
  }
}
