import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CategoryCard, CategoryPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { readOne, type RowOf, statement } from '@werkbank/platform/database';
import { unplacedGroupId } from '../../catalogue/index.js';
import type { ArticleTables, GroupTable } from '../../search/index.js';

export type CategoryView = Omit<CategoryPage, 'group' | 'applicableFilters'>;

interface StoredCategory {
  categoryId: string;
  parentId: string | null;
  kind: CategoryCard['kind'];
  imageUrl: string | null;
  articleCount: number;
  de: string;
  en: string;
}
const tree = {
  categories: p.json<StoredCategory[]>(),
  groupTables: p.json<Record<string, GroupTable>>(),
  producers: p.json<Record<string, string>>(),
};

const categoryTree = statement(
  'category-tree',
  tree,
  `select
        (select coalesce(json_agg(json_build_object('categoryId', category_id, 'parentId', parent_id, 'kind', kind,
            'imageUrl', image_url, 'articleCount', article_count, 'de', de, 'en', en) order by position), '[]')
          from category) as categories,
        (select coalesce(json_object_agg(group_id, json_build_object('description', description,
            'imageUrl', image_url, 'drawingUrl', drawing_url, 'columns', columns,
            'detailsColumns', details_columns, 'facets', facets)), '{}') from article_table) as "groupTables",
        (select coalesce(json_object_agg(id, name), '{}') from producer) as producers`,
);

/**
 * All categories, the tables of their groups and the names of producers: some hundred rows, for any number
 * of articles.
 */
export class CategoryTree {
  private readonly byId: ReadonlyMap<string, StoredCategory>;
  private readonly children = new Map<string | null, StoredCategory[]>();

  constructor(private readonly stored: RowOf<typeof tree>) {
    this.byId = new Map(stored.categories.map((category) => [category.categoryId, category]));
    for (const category of stored.categories) {
      if (category.categoryId === unplacedGroupId) continue;
      const siblings = this.children.get(category.parentId);
      if (siblings) siblings.push(category);
      else this.children.set(category.parentId, [category]);
    }
  }

  /** In one statement. */
  static async read(em: EntityManager): Promise<CategoryTree> {
    const stored = await readOne(em, categoryTree);
    if (!stored) throw new Error('a select without a table has one row');
    return new CategoryTree(stored);
  }

  card(categoryId: string, language: Language): CategoryCard | undefined {
    const category = this.byId.get(categoryId);
    return category && cardOf(category, language);
  }

  /** All categories that pages list, and the tables of the groups among them. */
  all(): { categories: readonly StoredCategory[]; tables: Readonly<Record<string, GroupTable>> } {
    const { categories, groupTables: tables } = this.stored;
    return { categories: categories.filter(({ categoryId }) => categoryId !== unplacedGroupId), tables };
  }

  topLevel(language: Language): CategoryCard[] {
    return this.below(null, language);
  }

  /** A category with its path from the top and its direct children. */
  view(categoryId: string, language: Language): CategoryView | undefined {
    const category = categoryId === unplacedGroupId ? undefined : this.byId.get(categoryId);
    return (
      category && {
        ...cardOf(category, language),
        catalogCategoryPath: this.path(categoryId, language),
        subcategories: this.below(categoryId, language),
      }
    );
  }

  /** From the top down to the category itself. */
  path(categoryId: string, language: Language): CategoryPage['catalogCategoryPath'] {
    const path: CategoryPage['catalogCategoryPath'] = [];
    if (categoryId === unplacedGroupId) return path;
    for (
      let at = this.byId.get(categoryId);
      at;
      at = at.parentId === null ? undefined : this.byId.get(at.parentId)
    )
      path.unshift({ categoryId: at.categoryId, categoryDescription: at[language] });
    return path;
  }

  /** Which of a category's direct subcategories a group below it belongs to. */
  subcategoryOf(groupId: string, categoryId: string): string | undefined {
    for (let at = this.byId.get(groupId); at?.parentId; at = this.byId.get(at.parentId))
      if (at.parentId === categoryId) return at.categoryId;
    return undefined;
  }

  /** The tables of these groups and the names of all producers. */
  tables(groupIds: readonly string[], language: Language): ArticleTables {
    const byGroup = groupIds.flatMap((groupId) => {
      const card = this.card(groupId, language);
      const table = this.stored.groupTables[groupId];
      return card && table ? [[groupId, { ...table, card }] as const] : [];
    });
    return { byGroup: Object.fromEntries(byGroup), producers: this.stored.producers };
  }

  private below(categoryId: string | null, language: Language): CategoryCard[] {
    return (this.children.get(categoryId) ?? []).map((category) => cardOf(category, language));
  }
}

function cardOf(category: StoredCategory, language: Language): CategoryCard {
  const { categoryId, kind, imageUrl, articleCount } = category;
  return { categoryId, categoryDescription: category[language], kind, imageUrl, articleCount };
}
