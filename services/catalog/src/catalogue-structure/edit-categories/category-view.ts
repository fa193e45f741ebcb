import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type {
  GroupColumn,
  GroupTable,
  ManagedCategory,
  ManagedCategoryPage,
} from '@werkbank/contracts/entities';
import { columns, readMany, readOne, type RowOf, statement } from '@werkbank/platform/database';
import {
  ArticleTableEntity,
  CategoryEntity,
  type StoredColumn,
  unplacedGroupId,
} from '../../catalogue/index.js';

const category = {
  ...columns(
    CategoryEntity,
    'categoryId',
    'parentId',
    'kind',
    'de',
    'en',
    'imageUrl',
    'articleCount',
    'lockKey',
  ),
  position: p.integer(),
};
const selected = `select category_id as "categoryId", parent_id as "parentId", kind, de, en, image_url as "imageUrl",
    article_count as "articleCount", lock_key as "lockKey",
    (row_number() over (partition by parent_id order by position, category_id))::int as position
  from category where category_id <> '${unplacedGroupId}'`;

const allCategories = statement(
  'managed-categories',
  category,
  `with recursive listed as (${selected}), tree as (
     select category_id, array[position] as places from category where parent_id is null
     union all
     select c.category_id, tree.places || c.position from category c join tree on c.parent_id = tree.category_id
   )
   select listed.* from listed join tree on tree.category_id = "categoryId" order by tree.places, "categoryId"`,
);
const table = columns(ArticleTableEntity, 'description', 'columns', 'detailsColumns', 'facets', 'lockKey');
const oneCategory = statement(
  'managed-category',
  { ...category, categories: p.integer(), table: p.json<RowOf<typeof table>>().nullable() },
  `with listed as (${selected})
   select listed.*, (select count(*)::int from category below where below.parent_id = "categoryId") as categories,
     (select json_build_object('description', t.description, 'columns', t.columns, 'detailsColumns', t.details_columns,
        'facets', t.facets, 'lockKey', t.lock_key) from article_table t where t.group_id = "categoryId") as table
   from listed where "categoryId" = ?`,
);

/** The whole tree, each category before its descendants. */
export async function readManagedCategories(em: EntityManager): Promise<ManagedCategory[]> {
  return (await readMany(em, allCategories)).map(managed);
}

export async function readManagedCategory(
  em: EntityManager,
  categoryId: string,
): Promise<ManagedCategoryPage | undefined> {
  const found = await readOne(em, oneCategory, [categoryId]);
  return (
    found && {
      ...managed(found),
      categories: found.categories,
      table: found.table && groupTableOf(found.table),
    }
  );
}

export function groupTableOf({
  description,
  columns: shown,
  detailsColumns,
  facets,
  lockKey,
}: RowOf<typeof table>): GroupTable {
  const column =
    (isDetail: boolean) =>
    (stored: StoredColumn): GroupColumn => {
      const { key, de, en, kind, unit, digits, letter } = stored;
      return { key, name: { de, en }, kind, unit, digits, letter, isDetail, isFilter: facets.includes(key) };
    };
  return {
    description,
    columns: [...shown.map(column(false)), ...detailsColumns.map(column(true))],
    optimisticLockKey: lockKey,
  };
}

function managed({ de, en, lockKey, ...row }: RowOf<typeof category>): ManagedCategory {
  const { categoryId, parentId, kind, position, imageUrl, articleCount } = row;
  return {
    categoryId,
    parentId,
    kind,
    name: { de, en },
    position,
    imageUrl,
    articleCount,
    optimisticLockKey: lockKey,
  };
}
