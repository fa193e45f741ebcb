import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input, type SharedAnswer } from '@werkbank/platform/http';
import { ResponseCache } from '../response-cache/response-cache.js';
import { shownColumn } from '../../search/index.js';
import { ListArticles } from '../list-articles/list-articles.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import { audienceOf, saysAudience } from '../../pricing/index.js';
import { NarrowTiles } from './narrow-tiles.js';

@Controller()
export class ShowCategory {
  constructor(
    private readonly em: EntityManager,
    private readonly articles: ListArticles,
    private readonly tiles: NarrowTiles,
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
  ) {}

  @Call('listTopLevelCategories')
  async list(
    @Input() { query }: CallInput<'listTopLevelCategories'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listTopLevelCategories'> | SharedAnswer | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const asked = { call: 'listTopLevelCategories', input: query, saysAudience: true } as const;
    return this.answers.answer(now, caller, asked, async () => (await now.tree()).topLevel(query.lng));
  }

  @Call('getCategory')
  async show(
    @Input() input: CallInput<'getCategory'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getCategory'> | SharedAnswer | Refusal> {
    const now = await CatalogueNow.of(this.catalogue);
    const asked = { call: 'getCategory', input, saysAudience: saysAudience(input.query) } as const;
    return this.answers.answer(now, caller, asked, () => this.page(now, input, caller));
  }

  async page(
    now: CatalogueNow,
    { params: { categoryId }, query }: Pick<CallInput<'getCategory'>, 'params' | 'query'>,
    caller: Caller,
  ): Promise<CallAnswer<'getCategory'> | Refusal> {
    const tree = await now.tree();
    const category = tree.view(categoryId, query.lng);
    if (!category) return refuse('CATEGORY_NOT_FOUND');
    if (category.kind === 'category') return this.tiles.narrow(now, category, query);

    const audience = await audienceOf(this.em, query, caller);
    const found = await this.articles.page(now, query, audience, categoryId);
    if (isRefusal(found)) return found;
    const { hits: _, tables: _tables, ...page } = found;
    const table = tree.tables([categoryId], query.lng).byGroup[categoryId];
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
