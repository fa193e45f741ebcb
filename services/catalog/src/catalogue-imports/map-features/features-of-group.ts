import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, statement } from '@werkbank/platform/database';
import type { SourceFeature } from '../../catalogue/index.js';
import { featureKey } from '../feature-columns/feature-key.js';

/** More different features than a group of tools has. */
const mostFeatures = 2_000;
const featuresOfArticles = statement(
  'source-features-of-group',
  {
    id: p.text().nullable(),
    name: p.json<SourceFeature['name']>(),
    unit: p.text().nullable(),
    articles: p.integer(),
    numbers: p.integer(),
    example: p.json<SourceFeature['values'][number]>().nullable(),
  },
  `select f ->> 'id' as id, f -> 'name' as name, f ->> 'unit' as unit, count(*)::int as articles,
     (count(*) filter (where jsonb_typeof(f -> 'values' -> 0) = 'number'))::int as numbers,
     any_value(f -> 'values' -> 0) as example
   from article a cross join jsonb_array_elements(a.source_features) as f
   where a.owner_company_id = ? and a.group_id = ?
   group by 1, 2, 3 order by 4 desc, (f -> 'name')::text limit ${mostFeatures}`,
);

/** A feature of a producer's articles in one group of the shop. */
export interface FeatureOfGroup {
  feature: string;
  id: string | null;
  name: SourceFeature['name'];
  /** The unit of most articles. */
  unit: string | null;
  articles: number;
  /** Articles with a number as its value. */
  numbers: number;
  example: SourceFeature['values'][number];
}

/** Features of a producer's articles in a group, those of most articles first. One statement. */
export async function readFeaturesOfGroup(
  em: EntityManager,
  companyId: number,
  groupId: string,
): Promise<FeatureOfGroup[]> {
  const features = new Map<string, FeatureOfGroup>();
  for (const row of await readMany(em, featuresOfArticles, [companyId, groupId])) {
    const feature = featureKey(row);
    const known = features.get(feature);
    if (!known) features.set(feature, { ...row, feature, example: row.example ?? {} });
    else {
      known.articles += row.articles;
      known.numbers += row.numbers;
    }
  }
  return [...features.values()];
}
