import { z } from 'zod';
import { article, categoryCard, categoryPage, searchResult } from '../entities/article.js';
import { acrossFields } from '../entities/rule-across-fields.js';
import { searchSuggestions } from '../entities/search-suggestions.js';
import { toolsForTask } from '../entities/tools-for-task.js';
import { publicAddresses, publicPage } from '../entities/public-page.js';
import {
  country,
  currency,
  key,
  language,
  pageParameter,
  searchText,
  technicalText,
  wholeNumber,
} from '../entities/values.js';
import { listLimits } from '../limits/index.js';
import { readSizeOfTask, readToolSize, toolTasks, workpieceMaterials } from '../tool-tasks/index.js';
import { type CallSchemas, fileTypes } from './call.js';
import { categoryCalls } from './categories.js';
import { catalogueImportCalls } from './catalogue-imports.js';
import { ownArticleCalls } from './own-articles.js';
import { ownNumberCalls } from './own-numbers.js';
import { quickOrderCalls } from './quick-order.js';
import { searchWordCalls } from './search-words.js';
import { taxRuleCalls } from './cost-rules.js';
import { articleGroupCalls } from './desk-article-groups.js';
import { fileHeaders } from './file-headers.js';
import { discountCalls } from './desk-discounts.js';
import { priceExplanationCalls } from './desk-prices.js';
import { discountRequestCalls } from './desk-requests.js';

const filters = technicalText(listLimits.articleFilters).default('');
const q = searchText(listLimits.search);
/**
 * Country of delivery and currency of the prices. A missing value comes from the caller's company, else from the
 * configuration.
 */
const audience = { lng: language, country: country.optional(), currency: currency.optional() };
/** The shop does not serve the country, or does not offer the currency. */
const notOffered = ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'] as const;
const toolTask = z.enum(toolTasks);
const toolSize = technicalText(20).refine((size) => readToolSize(size) !== undefined, {
  error: 'MALFORMED_REQUEST',
});
/** Column to sort by and direction, e.g. `d1` or `-price`; empty = by relevance. */
const sort = technicalText()
  .regex(/^-?[A-Za-z0-9_]{1,60}$/)
  .or(z.literal(''))
  .default('');

export const catalogCalls = {
  searchArticles: {
    summary: 'Search the catalogue by text, within a category, narrowed by filters',
    query: z.object({
      ...audience,
      q,
      category: key.optional(),
      page: pageParameter,
      filters,
      sort,
      /** Explains each hit. Platform admins only; others are refused. */
      explain: z.literal('true').optional(),
    }),
    answer: searchResult,
    refusals: ['CATEGORY_NOT_FOUND', 'FORBIDDEN', ...notOffered],
  },
  suggestSearches: {
    summary: 'What the beginning of a search may lead to: categories, articles, standards and producers',
    query: z.object({ lng: language, q }),
    answer: searchSuggestions,
    refusals: [],
  },
  listToolsForTask: {
    summary:
      'The tools for a task in a material and size, with starting values, and the drill that belongs to them',
    query: acrossFields(
      z.object({
        ...audience,
        task: toolTask,
        /** Material of the workpiece; without it there are no starting values. */
        material: z.enum(workpieceMaterials).optional(),
        /** As typed: 6,8 or M10x1. */
        size: toolSize,
        page: pageParameter,
      }),
      z.object({ task: toolTask, size: toolSize }),
      ({ task, size }, refuseField) => {
        if (readSizeOfTask(size, task) === undefined) refuseField('size', 'MALFORMED_REQUEST');
      },
    ),
    answer: toolsForTask,
    refusals: [...notOffered],
  },
  listTopLevelCategories: {
    summary: 'The categories at the top of the tree',
    query: z.object({ lng: language, country: country.optional() }),
    answer: z.array(categoryCard),
    refusals: [],
  },
  getCategory: {
    summary: 'A category with its subcategories, or a group with its table of articles',
    params: z.object({ categoryId: key }),
    query: z.object({ ...audience, q, page: pageParameter, filters, sort }),
    answer: categoryPage,
    refusals: ['CATEGORY_NOT_FOUND', ...notOffered],
  },
  getArticle: {
    summary: "An article with the caller's prices",
    params: z.object({ articleId: key }),
    query: z.object({ ...audience, quantity: wholeNumber(1, 9999).prefault(1) }),
    answer: article,
    refusals: ['ARTICLE_NOT_FOUND', ...notOffered],
  },
  getArticleMedium: {
    summary: 'A picture in a size of the pages, a document or a video of articles, as it is',
    params: z.object({
      mediaId: technicalText(64).regex(/^[0-9a-f]{64}$/),
      size: z.enum(['row', 'page', 'full', 'original']),
    }),
    headers: fileHeaders,
    answer: z.unknown(),
    file: [fileTypes.webp, fileTypes.pdf, fileTypes.mp4, fileTypes.webm],
    refusals: ['MEDIUM_NOT_FOUND', 'RANGE_NOT_IN_FILE'],
  },
  getCatalogPage: {
    summary: 'What a page of the catalogue says to visitors before any script runs',
    query: z.object({ ...audience, address: technicalText(4000).startsWith('/') }),
    answer: publicPage,
    refusals: ['ARTICLE_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'NOT_FOUND', ...notOffered],
  },
  listCatalogAddresses: {
    summary: "A part of the catalogue's addresses, for those who list pages for search engines",
    params: z.object({ part: wholeNumber(1, 50_000) }),
    answer: publicAddresses,
    refusals: ['NOT_FOUND'],
  },
  ...discountCalls,
  ...articleGroupCalls,
  ...discountRequestCalls,
  ...priceExplanationCalls,
  ...taxRuleCalls,
  ...categoryCalls,
  ...catalogueImportCalls,
  ...ownArticleCalls,
  ...searchWordCalls,
  ...ownNumberCalls,
  ...quickOrderCalls,
} as const satisfies Record<string, CallSchemas>;
