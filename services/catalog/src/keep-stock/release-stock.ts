import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Asked, QuestionAnswer } from '@werkbank/contracts/questions';
import { Question } from '@werkbank/platform/messaging';
import { releaseStock } from './reserve-stock.js';

/** A draft was not ordered after all: what was kept for it is for others again. */
@Controller()
export class ReleaseStock {
  constructor(private readonly em: EntityManager) {}

  @Question('catalog.release-stock')
  async release({
    draftId,
  }: Asked<'catalog.release-stock'>): Promise<QuestionAnswer<'catalog.release-stock'>> {
    return { released: await releaseStock(this.em, draftId) };
  }
}
