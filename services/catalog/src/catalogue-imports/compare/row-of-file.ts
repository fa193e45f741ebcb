import { p } from '@mikro-orm/core';
import { columns } from '@werkbank/platform/database';
import { type SentColumns, StagedArticle } from '../tables/index.js';

/** Places come before or after their articles in a file. */
export const placesSql = `(select coalesce(jsonb_agg(distinct p.source_group), '[]') from catalogue_import_place p
    where p.import_id = s.import_id and p.material_number = s.material_number)`;
/**
 * The row of the file beside its changes `c`. The limit has it looked up by its key: the rows of a new import are in no
 * statistics yet.
 */
export const fileRowSql = `cross join lateral (select * from catalogue_import_article s
    where s.import_id = c.import_id and s.line = c.line limit 1) s`;

export const stagedRow = {
  ...columns(StagedArticle, 'line', 'materialNumber', 'sent', 'stock'),
  places: p.json<string[]>(),
};

/** An article that names its groups itself has these first. */
export function withPlaces<Row extends { sent: SentColumns; places: readonly string[] }>(row: Row): Row {
  const { sent, places } = row;
  if (places.length === 0) return row;
  const own = Array.isArray(sent['source_groups']) ? sent['source_groups'] : [];
  return { ...row, sent: { ...sent, source_groups: [...(own as string[]), ...places] } };
}
