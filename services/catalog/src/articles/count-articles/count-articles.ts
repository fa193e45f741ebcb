import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';

type Answer = QueryAnswer<'catalog.count-articles'>;

/** How many articles a producer has: admin asks before it deletes one. */
@Controller()
export class CountArticles {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.count-articles')
  async answer({ producerId }: Asked<'catalog.count-articles'>): Promise<Answer> {
    const row = await readOne<Answer>(
      this.em,
      'select count(*)::int as articles from article where producer_id = ?',
      [producerId],
    );
    return row ?? { articles: 0 };
  }
}
