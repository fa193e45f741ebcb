import { Injectable } from '@nestjs/common';
import type { ArticleRow, Facet } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { formatFilters, parseFilters } from '@werkbank/contracts/filters';
import { pageSizes } from '@werkbank/contracts/limits';
import type { Language } from '@werkbank/contracts/localization';
import { articleRows } from '../article-rows/article-rows.js';
import {
  type ArticleTables,
  buildFacets,
  chooseFacets,
  type SearchHits,
  type SearchQuery,
  understandFilters,
} from '../../search/index.js';
import type { CatalogueNow } from '../read-catalogue/catalogue-now.js';
import type { Audience } from '../../pricing/index.js';
import { idsByPrice, isSortedByPrice } from './ids-by-price.js';
import { idsByStock } from './ids-by-stock.js';

export interface ListQuery {
  lng: Language;
  q: string;
  filters: string;
  sort: string;
  page: number;
}
export interface ArticlePage {
  articles: ArticleRow[];
  applicableFilters: Facet[];
  hits: SearchHits;
  tables: ArticleTables;
  page: number;
  pages: number;
  pageSize: number;
  totalItems: number;
  totalIsExact: boolean;
}

export type CategoryFacets = Pick<ArticlePage, 'applicableFilters' | 'totalItems' | 'totalIsExact'> &
  Pick<SearchHits, 'groupCounts'>;

interface Found {
  /** With filters by the keys of their values. */
  asked: SearchQuery;
  hits: SearchHits;
  /** The hits; without any, those without filters. */
  around: SearchHits;
  tables: ArticleTables;
}
@Injectable()
export class ListArticles {
  /**
   * One page of articles with filters and prices. Its number of SQL statements does not depend on how many rows or
   * filters there are.
   */
  async page(
    now: CatalogueNow,
    query: ListQuery,
    audience: Audience,
    categoryId: string | undefined,
  ): Promise<ArticlePage | Refusal> {
    const { asked, hits, around, tables } = await this.find(now, searchQuery(query, categoryId));
    const { filters } = asked;
    const pages = Math.max(1, Math.ceil(hits.total / pageSizes.articles));
    const page = Math.min(query.page, pages);
    const facetKeys = chooseFacets(around.groupCounts, tables, filters);
    const rows = async () => {
      const ids = await this.idsOf(now, { ...asked, page }, query, hits, audience);
      if (isRefusal(ids)) return ids;
      const records = await now.articles(ids, query.lng);
      return articleRows(now, records, tables, audience, query.lng);
    };
    const [counts, articles] = await Promise.all([hits.countValues(facetKeys), rows()]);
    if (isRefusal(articles)) return articles;
    return {
      articles,
      applicableFilters: buildFacets(facetKeys, counts, tables, filters, query.lng, hits.total),
      hits,
      tables,
      page,
      pages,
      pageSize: pageSizes.articles,
      totalItems: hits.total,
      totalIsExact: hits.totalIsExact,
    };
  }

  /** The filters of a category, and its hits by group, without reading articles. */
  async facets(now: CatalogueNow, query: ListQuery, categoryId: string): Promise<CategoryFacets> {
    const asked = { ...searchQuery(query, categoryId), pageSize: 0 };
    const { asked: understood, hits, around, tables } = await this.find(now, asked);
    const { filters } = understood;
    const keys = chooseFacets(around.groupCounts, tables, filters);
    const counts = await hits.countValues(keys);
    return {
      applicableFilters: buildFacets(keys, counts, tables, filters, query.lng, hits.total),
      groupCounts: hits.groupCounts,
      totalItems: hits.total,
      totalIsExact: hits.totalIsExact,
    };
  }

  private async find(now: CatalogueNow, asked: SearchQuery): Promise<Found> {
    const hits = await now.find(asked);
    // A choice without hits must still be shown, so that it can be removed.
    const around = hits.total > 0 ? hits : await now.find({ ...asked, filters: {} });
    const tables = (await now.tree()).tables(Object.keys(around.groupCounts), asked.language);
    const filters = understandFilters(asked.filters, tables);
    // Old addresses name values in a language; once their keys are known, they are searched for by those.
    if (formatFilters(filters) !== formatFilters(asked.filters)) return this.find(now, { ...asked, filters });
    return { asked, hits, around, tables };
  }

  /** A page beyond the last one shows the last one. */
  private async idsOf(
    now: CatalogueNow,
    asked: SearchQuery,
    { page, sort }: ListQuery,
    hits: SearchHits,
    audience: Audience,
  ) {
    const descending = sort.startsWith('-');
    const own = ownOrder(sort);
    if (own === 'price' && isSortedByPrice(asked)) return idsByPrice(now, asked, audience, descending);
    if (own === 'stock' && isSortedByPrice(asked))
      return idsByStock(now, asked, audience.country, descending);
    return asked.page === page ? hits.articleIds : (await now.find(asked)).articleIds;
  }
}

function searchQuery(query: ListQuery, categoryId: string | undefined): SearchQuery {
  const property = query.sort.replace(/^-/, '');
  return {
    language: query.lng,
    text: query.q,
    ...(categoryId !== undefined && { categoryId }),
    filters: parseFilters(query.filters),
    ...(property !== '' &&
      ownOrder(query.sort) === undefined && { sort: { property, descending: query.sort.startsWith('-') } }),
    page: query.page,
    pageSize: pageSizes.articles,
  };
}

/** Sort orders that the index does not support, because they depend on the customer or on current stock. */
const ownOrder = (sort: string) => /^-?(price|stock)$/.exec(sort)?.[1];
