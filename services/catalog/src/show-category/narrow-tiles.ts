import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { CategoryPage } from '@werkbank/contracts/entities';
import { type CategoryFacets, ListArticles, type ListQuery } from '../list-articles/list-articles.js';
import { type CategoryView, readSubcategoryOfGroups } from './category-view.js';

/** The same for everybody who looks at a category as it is, and worth more than the moment it may lag behind. */
const rememberedFor = 60_000;

interface Remembered {
  facets: Promise<CategoryFacets>;
  until: number;
}

/** A category's tiles: all of them, or where text or filters narrow it, those with hits and how many. */
@Injectable()
export class NarrowTiles {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly em: EntityManager,
    private readonly articles: ListArticles,
  ) {}

  async narrow(category: CategoryView, query: ListQuery): Promise<CategoryPage> {
    if (query.q === '' && query.filters === '') {
      const { applicableFilters } = await this.unnarrowed(category.categoryId, query);
      return { ...category, applicableFilters, group: null };
    }
    const [found, subcategoryOf] = await Promise.all([
      this.articles.facets(query, category.categoryId),
      readSubcategoryOfGroups(this.em, category.categoryId),
    ]);
    const counts = new Map<string, number>();
    for (const [groupId, count] of Object.entries(found.groupCounts)) {
      const subcategory = subcategoryOf.get(groupId);
      if (subcategory !== undefined) counts.set(subcategory, (counts.get(subcategory) ?? 0) + count);
    }
    return {
      ...category,
      articleCount: found.totalItems,
      subcategories: category.subcategories.flatMap((card) => {
        const articleCount = counts.get(card.categoryId);
        return articleCount === undefined ? [] : [{ ...card, articleCount }];
      }),
      applicableFilters: found.applicableFilters,
      group: null,
    };
  }

  private unnarrowed(categoryId: string, query: ListQuery): Promise<CategoryFacets> {
    const key = `${query.lng} ${categoryId}`;
    const known = this.remembered.get(key);
    if (known && known.until > Date.now()) return known.facets;
    const facets = this.articles.facets({ ...query, sort: '', page: 1 }, categoryId);
    this.remembered.set(key, { facets, until: Date.now() + rememberedFor });
    // What failed is asked for again.
    void facets.catch(() => this.remembered.delete(key));
    return facets;
  }
}
