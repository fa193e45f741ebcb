import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { unplacedGroupId } from '../../catalogue/index.js';

export { unplacedGroupId };

const addGroup = statement(
  'add-unplaced-group',
  {},
  `with added as (
     insert into category (category_id, parent_id, kind, position, de, en)
     values ('${unplacedGroupId}', null, 'group', 1000000, 'Weitere Artikel', 'Further articles')
     on conflict do nothing returning category_id)
   insert into article_table (group_id, description, columns, details_columns, facets)
   select category_id, '{"de": "", "en": ""}', '[]', '[]', '[]' from added`,
);

/** The group of articles that are found by search only, made when the first one of them comes. */
export async function ensureUnplacedGroup(em: EntityManager): Promise<void> {
  await run(em, addGroup);
}
