import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { placeInGroupSql, sizesSql } from '../../articles/index.js';
import { unplacedGroupId } from '../../catalogue/index.js';

const placeNew = statement(
  'place-new-articles-of-import',
  {},
  `with added as materialized (
     select line, article_id, changes -> 'group_id' ->> 'after' as group_id,
       coalesce(changes -> 'properties' -> 'after', '{}') as properties
     from catalogue_import_change
      where import_id = ? and kind = 'new' and changes -> 'group_id' ->> 'after' <> '${unplacedGroupId}'
   ), sizes as (${sizesSql('group_id in (select group_id from added)')}), articles as (
     select null as line, article_id, group_id, properties, producer_id from article
      where group_id in (select group_id from added)
     union all
     select line, article_id, group_id, properties, ?::int from added
   ), places as (
     select line, ${placeInGroupSql} as place from articles join sizes using (group_id)
   )
   update catalogue_import_change c set position = places.place from places
    where c.import_id = ? and c.line = places.line`,
);

/** Gives new articles their places in their groups before they are written, so that they reach the search index once. */
export async function placeNewArticles(
  em: EntityManager,
  importId: number,
  producerId: number,
): Promise<void> {
  await run(em, placeNew, [importId, producerId, importId]);
}
