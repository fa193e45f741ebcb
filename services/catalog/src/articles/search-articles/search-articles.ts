import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { type Caller, kindsOf } from '@werkbank/contracts/access';
import type { ArticleRow } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input, type SharedAnswer } from '@werkbank/platform/http';
import { ListArticles } from '../list-articles/list-articles.js';
import { articleRows } from '../article-rows/article-rows.js';
import { type Audience, audienceOf, saysAudience } from '../../pricing/index.js';
import { ResponseCache } from '../response-cache/response-cache.js';
import { Catalogue } from '../read-catalogue/catalogue.js';
import { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import { explainHits, SearchLog } from '../../search/index.js';
import { categoriesOfHits } from './categories-of-hits.js';
import { commonColumns } from './common-columns.js';
import { missingOf } from './missing-of.js';
import { nearSizes } from './near-sizes.js';
import { partsOf } from './parts-of-query.js';

type Query = CallInput<'searchArticles'>['query'];
type Found = CallAnswer<'searchArticles'>;

/** True for the first page of a search without filters and without a chosen order. */
const isFirstLook = ({ page, filters, sort, category, explain }: Query): boolean =>
  page === 1 && filters === '' && sort === '' && category === undefined && explain === undefined;

@Controller()
export class SearchArticles {
  constructor(
    private readonly em: EntityManager,
    private readonly articles: ListArticles,
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
    private readonly searches: SearchLog,
  ) {}

  @Call('searchArticles')
  async search(
    @Input() { query }: CallInput<'searchArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<Found | SharedAnswer | Refusal> {
    if (query.explain && !kindsOf(caller).has('platform-admin')) return refuse('FORBIDDEN');
    const now = await CatalogueNow.of(this.catalogue);
    const asked = {
      call: 'searchArticles',
      input: query,
      saysAudience: saysAudience(query),
      ...(isFirstLook(query) && {
        whenGiven: (answer: Found) => {
          if (answer.ownNumberArticles) return () => undefined;
          const missing = missingOf(query.q, answer);
          return () => this.searches.note(query.q, query.lng, missing);
        },
      }),
    } as const;
    return this.answers.answer(now, caller, asked, () => this.found(now, query, caller));
  }

  async found(now: CatalogueNow, query: Query, caller: Caller): Promise<Found | Refusal> {
    const category = query.category === undefined ? null : (await now.tree()).card(query.category, query.lng);
    if (category === undefined) return refuse('CATEGORY_NOT_FOUND');
    const audience = await audienceOf(this.em, query, caller);
    const found = await this.articles.page(now, query, audience, query.category);
    if (isRefusal(found)) return found;
    const { hits, tables, ...page } = found;
    const ownNumberArticles = await this.ofOwnNumber(now, query, audience);
    if (isRefusal(ownNumberArticles)) return ownNumberArticles;
    return {
      ...page,
      searchString: query.q,
      ...(ownNumberArticles.length > 0 && { ownNumberArticles }),
      understood: partsOf(query.q, hits.understood),
      nearSizes: await nearSizes(query, hits, tables),
      category,
      categories: categoriesOfHits(hits.groupCounts, tables, query.q),
      columns: commonColumns(page.articles, tables, query.lng),
      ...(query.explain && {
        explanations: await explainHits(
          this.em,
          hits,
          page.articles.map(({ articleId }) => articleId),
        ),
      }),
    };
  }

  /** What the caller's company keeps under the text as its number, on the first page. */
  private async ofOwnNumber(
    now: CatalogueNow,
    { q, page, lng }: Query,
    audience: Audience,
  ): Promise<ArticleRow[] | Refusal> {
    const own = await now.ownNumbers(audience.customerCompanyId);
    const records = await now.articles(page === 1 ? own.articlesOf(q) : [], lng);
    const groups = records.map(({ groupId }) => groupId);
    return articleRows(now, records, (await now.tree()).tables(groups, lng), audience, lng);
  }
}
