import { Injectable } from '@nestjs/common';
import type { CategoryPage } from '@werkbank/contracts/entities';
import { ListArticles, type ListQuery } from '../list-articles/list-articles.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { CategoryView } from '../read-catalogue/category-tree.js';

/** A category's tiles: all of them, or where text or filters narrow it, those with hits and how many. */
@Injectable()
export class NarrowTiles {
  constructor(private readonly articles: ListArticles) {}

  async narrow(now: CatalogueNow, category: CategoryView, query: ListQuery): Promise<CategoryPage> {
    const narrowed = query.q !== '' || query.filters !== '';
    const asked = narrowed ? query : { ...query, sort: '', page: 1 };
    const found = await this.articles.facets(now, asked, category.categoryId);
    const { applicableFilters } = found;
    if (!narrowed) return { ...category, applicableFilters, group: null };
    const tree = await now.tree();
    const counts = new Map<string, number>();
    for (const [groupId, count] of Object.entries(found.groupCounts)) {
      const subcategory = tree.subcategoryOf(groupId, category.categoryId);
      if (subcategory !== undefined) counts.set(subcategory, (counts.get(subcategory) ?? 0) + count);
    }
    return {
      ...category,
      articleCount: found.totalItems,
      totalIsExact: found.totalIsExact,
      subcategories: category.subcategories.flatMap((card) => {
        const articleCount = counts.get(card.categoryId);
        return articleCount === undefined ? [] : [{ ...card, articleCount }];
      }),
      applicableFilters,
      group: null,
    };
  }
}
