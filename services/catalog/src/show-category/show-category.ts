import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { readArticleTables, shownColumn } from '../article-rows/article-tables.js';
import { ListArticles } from '../list-articles/list-articles.js';
import { audienceOf } from '../read-price-terms/audience-of.js';
import { readCategoryView, readTopLevelCategories } from './category-view.js';
import { NarrowTiles } from './narrow-tiles.js';

@Controller()
export class ShowCategory {
  constructor(
    private readonly em: EntityManager,
    private readonly articles: ListArticles,
    private readonly tiles: NarrowTiles,
  ) {}

  @Call('listTopLevelCategories')
  list(
    @Input() { query }: CallInput<'listTopLevelCategories'>,
  ): Promise<CallAnswer<'listTopLevelCategories'>> {
    return readTopLevelCategories(this.em, query.lng);
  }

  @Call('getCategory')
  async show(
    @Input() { params: { categoryId }, query }: CallInput<'getCategory'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getCategory'> | Refusal> {
    const category = await readCategoryView(this.em, categoryId, query.lng);
    if (!category) return refuse('CATEGORY_NOT_FOUND');
    if (category.kind === 'category') return this.tiles.narrow(category, query);

    const audience = await audienceOf(this.em, query, caller);
    const found = await this.articles.page(query, audience, categoryId);
    if (isRefusal(found)) return found;
    const { groupCounts: _, tables, ...page } = found;
    const table =
      tables.byGroup[categoryId] ??
      (await readArticleTables(this.em, [categoryId], query.lng)).byGroup[categoryId];
    if (!table) return refuse('CATEGORY_NOT_FOUND');
    const shown = (columns: typeof table.columns) => columns.map((column) => shownColumn(column, query.lng));
    return {
      ...category,
      group: {
        ...page,
        groupId: categoryId,
        groupDescription: table.description[query.lng],
        drawingUrl: table.drawingUrl,
        imageUrl: table.imageUrl,
        columns: shown(table.columns),
        detailsColumns: shown(table.detailsColumns),
      },
    };
  }
}
