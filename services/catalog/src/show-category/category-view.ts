import type { EntityManager } from '@mikro-orm/postgresql';
import { readMany, readOne } from '@werkbank/platform/database';
import type { CategoryCard, CategoryPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';

const card = `category_id as "categoryId", ?? as "categoryDescription", kind, image_url as "imageUrl",
  article_count as "articleCount"`;

export type CategoryView = Omit<CategoryPage, 'group' | 'applicableFilters'>;

/** A category with its way from the top and what lies directly below it, in one statement. */
export function readCategoryView(
  em: EntityManager,
  categoryId: string,
  language: Language,
): Promise<CategoryView | undefined> {
  return readOne<CategoryView>(
    em,
    `with recursive way as (
       select category_id, parent_id, ?? as name, 0 as height from category where category_id = ?
       union all
       select c.category_id, c.parent_id, c.??, way.height + 1 from category c join way on c.category_id = way.parent_id
     )
     select ${card},
       (select json_agg(json_build_object('categoryId', category_id, 'categoryDescription', name) order by height desc)
         from way) as "catalogCategoryPath",
       (select coalesce(json_agg(json_build_object('categoryId', s.category_id, 'categoryDescription', s.??,
           'kind', s.kind, 'imageUrl', s.image_url, 'articleCount', s.article_count) order by s.position), '[]')
         from category s where s.parent_id = category.category_id) as subcategories
     from category where category_id = ?`,
    [language, categoryId, language, language, language, categoryId],
  );
}

export function readCategoryCard(
  em: EntityManager,
  categoryId: string,
  language: Language,
): Promise<CategoryCard | undefined> {
  return readOne<CategoryCard>(em, `select ${card} from category where category_id = ?`, [
    language,
    categoryId,
  ]);
}

export function readTopLevelCategories(em: EntityManager, language: Language): Promise<CategoryCard[]> {
  return readMany<CategoryCard>(
    em,
    `select ${card} from category where parent_id is null order by position`,
    [language],
  );
}

/** Which of a category's direct subcategories each group below it belongs to. */
export async function readSubcategoryOfGroups(
  em: EntityManager,
  categoryId: string,
): Promise<Map<string, string>> {
  const rows = await readMany<{ groupId: string; subcategory: string }>(
    em,
    `with recursive below as (
       select category_id, category_id as subcategory, kind from category where parent_id = ?
       union all
       select c.category_id, below.subcategory, c.kind from category c join below on c.parent_id = below.category_id
     )
     select category_id as "groupId", subcategory from below where kind = 'group'`,
    [categoryId],
  );
  return new Map(rows.map(({ groupId, subcategory }) => [groupId, subcategory]));
}
