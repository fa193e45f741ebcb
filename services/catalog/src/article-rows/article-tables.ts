import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne } from '@werkbank/platform/database';
import type { CategoryCard, Column } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';

type Words = Record<Language, string>;

/** A column of a group's table as it is stored. */
export interface StoredColumn {
  key: string;
  de: string;
  en: string;
  unit: string | null;
  letter: string | null;
  kind: 'number' | 'text';
  /** Decimal places to show at most; numbers only. */
  digits: number | null;
  /** Names of text values; a value that is missing here reads the same in both languages. */
  values: Record<string, Words> | null;
}

export interface ArticleTable {
  card: CategoryCard;
  description: Words;
  imageUrl: string | null;
  drawingUrl: string | null;
  columns: StoredColumn[];
  detailsColumns: StoredColumn[];
  /** Keys of columns by which the table can be narrowed. */
  facets: string[];
}
export interface ArticleTables {
  byGroup: Record<string, ArticleTable>;
  /** Names of all producers, for filters. */
  producers: Record<string, string>;
}

/** Tables of groups and names of producers, in one statement. */
export async function readArticleTables(
  em: EntityManager,
  groupIds: readonly string[],
  language: Language,
): Promise<ArticleTables> {
  const tables = await readOne<ArticleTables>(
    em,
    `select
      (select coalesce(json_object_agg(t.group_id, json_build_object(
          'card', json_build_object('categoryId', c.category_id, 'categoryDescription', c.??, 'kind', c.kind,
            'imageUrl', c.image_url, 'articleCount', c.article_count),
          'description', t.description, 'imageUrl', t.image_url, 'drawingUrl', t.drawing_url, 'columns', t.columns,
          'detailsColumns', t.details_columns, 'facets', t.facets)), '{}')
        from article_table t join category c on c.category_id = t.group_id
        where t.group_id in (select jsonb_array_elements_text(?::jsonb))) as "byGroup",
      (select coalesce(json_object_agg(id, name), '{}') from producer) as producers`,
    [language, JSON.stringify(groupIds)],
  );
  return tables ?? { byGroup: {}, producers: {} };
}

export function shownColumn(column: StoredColumn, language: Language): Column {
  const { key, unit, letter, kind } = column;
  return { key, label: column[language], unit, letter, kind };
}
