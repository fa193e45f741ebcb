import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, run, statement } from '@werkbank/platform/database';
import { arrangeGroups } from '../../articles/index.js';

const lockGroup = statement('lock-group', {}, 'select from article_table where group_id = ? for update');
const articlesOfGroup = statement(
  'count-articles-of-group',
  { articles: p.integer() },
  'select count(*)::int as articles from article where group_id = ?',
);

/** Articles that come at the same time are counted too: an import holds the row of its group until its end. */
export async function countArticlesOfGroup(em: EntityManager, groupId: string): Promise<number> {
  await run(em, lockGroup, [groupId]);
  const row = await readOne(em, articlesOfGroup, [groupId]);
  return row?.articles ?? 0;
}

/** Counts the articles of each category again, after one of them moved. */
export const countArticlesOfCategories = (em: EntityManager): Promise<void> => arrangeGroups(em, []);
