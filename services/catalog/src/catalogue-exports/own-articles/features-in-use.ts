import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Language } from '@werkbank/contracts/localization';
import { readOne, statement } from '@werkbank/platform/database';
import { type SourceFeature, textIn } from '../../catalogue/index.js';
import type { FoundFeature } from '../write-table/feature-columns.js';
import { ownArticles } from './own-articles.js';

const articlesAtOnce = 10_000;
const mostNames = 50_000;
/** Wider tables open in no spreadsheet at ease. */
const mostFeatures = 400;

interface StoredFeature extends Pick<SourceFeature, 'name' | 'unit'> {
  articles: number;
  inEnglish: boolean;
}

const nextFeatures = statement(
  'features-to-export',
  { last: p.text().nullable(), features: p.json<StoredFeature[]>() },
  `with part as (
     select material_number, source_features from article
      where ${ownArticles} and material_number > ? order by material_number limit ${articlesAtOnce}
   )
   select (select max(material_number) from part) as last, (
     select coalesce(json_agg(f), '[]') from (
       select f -> 'name' as name, f ->> 'unit' as unit, count(*)::int as articles,
           bool_or(jsonb_path_exists(f, '$.values[*].en')) as "inEnglish"
         from part cross join lateral jsonb_array_elements(source_features) as f group by 1, 2) f) as features`,
);

/** The features of a producer's articles, the most frequent ones first. */
export async function readFeaturesInUse(
  em: EntityManager,
  companyId: number,
  language: Language,
): Promise<FoundFeature[]> {
  const found = new Map<string, FoundFeature & { articles: number }>();
  for (let after: string | null = ''; after !== null; ) {
    const part: { last: string | null; features: StoredFeature[] } | undefined = await readOne(
      em,
      nextFeatures,
      [companyId, companyId, after],
    );
    for (const { name: names, unit, articles, inEnglish } of part?.features ?? []) {
      const name = textIn(names, language);
      const key = `${name}\n${unit ?? ''}`;
      const known = found.get(key);
      if (known) {
        known.articles += articles;
        known.inEnglish ||= inEnglish;
      } else if (found.size < mostNames) found.set(key, { name, unit, articles, inEnglish });
    }
    after = part?.last ?? null;
  }
  return [...found.values()]
    .sort((a, b) => b.articles - a.articles || (a.name < b.name ? -1 : 1))
    .slice(0, mostFeatures);
}
