import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { run, statement } from '@werkbank/platform/database';
import { RepeatedTask } from '@werkbank/platform/schedule';
import { boughtDays } from './bought-article.entity.js';

/** Seldom, for the kept answers of searches end each time. */
const everyMs = 60 * 60_000;

const noteBought = statement(
  'note-bought-articles-to-index',
  {},
  `with old as (
     delete from bought_article where day <= current_date - ${boughtDays} returning article_id
   ), fresh as (
     update bought_article set is_new = false where is_new and day > current_date - ${boughtDays} returning article_id
   )
   insert into article_to_index (article_id) select article_id from old union select article_id from fresh`,
);

/** Updates the index with recent orders, and deletes counts of earlier days. Every replica may do it. */
@Injectable()
export class RankBoughtArticles extends RepeatedTask<number> {
  constructor(private readonly em: EntityManager) {
    super({ name: 'rank-bought-articles', everyMs, atOnce: true });
  }

  /** The number of articles that are indexed again. */
  protected override work(): Promise<number> {
    return run(this.em.fork(), noteBought);
  }
}
