import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/caller';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ListArticles } from '../list-articles/list-articles.js';
import { audienceOf } from '../read-price-terms/audience-of.js';
import { readCategoryCard } from '../show-category/category-view.js';
import { categoriesOfHits } from './categories-of-hits.js';
import { commonColumns } from './common-columns.js';

@Controller()
export class SearchArticles {
  constructor(
    private readonly em: EntityManager,
    private readonly articles: ListArticles,
  ) {}

  @Call('searchArticles')
  async search(
    @Input() { query }: CallInput<'searchArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'searchArticles'> | Refusal> {
    const category =
      query.category === undefined ? null : await readCategoryCard(this.em, query.category, query.lng);
    if (category === undefined) return refuse('CATEGORY_NOT_FOUND');
    const audience = await audienceOf(this.em, query, caller);
    const found = await this.articles.page(query, audience, query.category);
    if (isRefusal(found)) return found;
    const { groupCounts, tables, ...page } = found;
    return {
      ...page,
      searchString: query.q,
      category,
      categories: categoriesOfHits(groupCounts, tables, query.q),
      columns: commonColumns(page.articles, tables, query.lng),
    };
  }
}
