import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QuestionAnswer } from '@werkbank/contracts/questions';
import { readOne } from '@werkbank/platform/database';
import { Question } from '@werkbank/platform/messaging';

type Answer = QuestionAnswer<'catalog.get-producer-of-article'>;

/** Whose article it is, whatever it costs and wherever it is sold. */
@Controller()
export class GetProducerOfArticle {
  constructor(private readonly em: EntityManager) {}

  @Question('catalog.get-producer-of-article')
  async answer({ articleId }: Asked<'catalog.get-producer-of-article'>): Promise<Answer> {
    const row = await readOne<Answer>(
      this.em,
      'select producer_id as "producerId" from article where article_id = ?',
      [articleId],
    );
    return row ?? { producerId: null };
  }
}
