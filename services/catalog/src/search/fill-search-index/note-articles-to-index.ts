import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';

const noteArticles = statement(
  'note-articles-of-groups-to-index',
  {},
  `insert into article_to_index (article_id)
   select article_id from article where group_id in (select jsonb_array_elements_text(?::jsonb))`,
);

/** Documents of articles hold words of their group and its categories. */
export async function noteArticlesOfGroups(em: EntityManager, groupIds: readonly string[]): Promise<void> {
  if (groupIds.length > 0) await run(em, noteArticles, [JSON.stringify(groupIds)]);
}
