import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import { asTheService } from '@werkbank/platform/request';

const mapAgain = statement(
  'map-articles-of-groups-again',
  {},
  `insert into article_to_map (article_id)
   select article_id from article
    where group_id in (select jsonb_array_elements_text(?::jsonb)) and source_features <> '[]' order by article_id
   on conflict (article_id) do nothing`,
);
const forgetChoices = statement(
  'forget-feature-columns',
  {},
  `delete from feature_column where group_id in (select jsonb_array_elements_text(?::jsonb))
     and column_key in (select jsonb_array_elements_text(?::jsonb))`,
);

/** Features fill columns that came into groups; choices for columns that left them are void. */
export async function columnsOfGroupsChanged(
  em: EntityManager,
  groupIds: readonly string[],
  { came, left }: { came: readonly string[]; left: readonly string[] },
): Promise<void> {
  const groups = JSON.stringify(groupIds);
  // Choices are those of all producers.
  if (left.length > 0) await asTheService(() => run(em, forgetChoices, [groups, JSON.stringify(left)]));
  if (came.length > 0) await run(em, mapAgain, [groups]);
}
