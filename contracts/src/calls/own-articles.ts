import { z } from 'zod';
import { articleEdit } from '../entities/article-edit.js';
import {
  articleHistory,
  changedOwnArticle,
  newOwnArticle,
  ownArticle,
  uploadedOwnMedium,
} from '../entities/own-article-data.js';
import {
  ownArticleFilter,
  ownArticleList,
  ownArticlePlaces,
  ownArticleSorts,
} from '../entities/own-article.js';
import { id, key, lockKey, pageOf, percentEncoded, technicalText, textId } from '../entities/values.js';
import { attachmentLimits, pageSizes } from '../limits/index.js';
import type { CallSchemas } from './call.js';

/** A producer's people mean their own company; platform admins name one. */
const company = { companyId: textId.optional() };
const notAsked = ['COMPANY_NOT_FOUND'] as const;

const articleParams = z.object({ articleId: key });
/** Refusals of an article that its schema alone cannot give. */
const wrong = [
  ...notAsked,
  'ARTICLE_ON_SALE_WITHOUT_PRICE',
  'CATEGORY_NOT_FOUND',
  'DISCOUNT_DATA_INCONSISTENT',
  'DISPATCH_LOCATION_NOT_FOUND',
  'FIELD_REQUIRED',
  'GTIN_WRONG',
  'MEDIUM_NOT_FOUND',
  'TARIFF_NUMBER_WRONG',
  'UNIT_UNKNOWN',
] as const;

/** Calls of producers who edit their articles by hand. */
export const ownArticleCalls = {
  listOwnArticles: {
    summary: "A producer's own articles, on sale or not",
    query: ownArticleFilter.extend({
      ...company,
      sort: z.enum(ownArticleSorts).default('materialNumber'),
      ...pageOf(pageSizes.administration),
    }),
    answer: ownArticleList,
    refusals: notAsked,
  },
  editOwnArticles: {
    summary: 'Change all own articles that a filter finds; shown, applied and withdrawn as an import',
    query: z.object(company),
    body: z.object({ filter: ownArticleFilter, edit: articleEdit }),
    answer: z.object({ importId: id }),
    refusals: [
      ...notAsked,
      'ARTICLE_EDIT_EMPTY',
      'ARTICLE_EDIT_WITHOUT_ARTICLES',
      'CATALOGUE_IMPORTS_WAITING',
      'CATEGORY_NOT_FOUND',
      'DISCOUNT_DATA_INCONSISTENT',
    ],
  },
  listOwnArticlePlaces: {
    summary: 'Categories, groups, material groups and dispatch locations for own articles',
    query: z.object(company),
    answer: ownArticlePlaces,
    refusals: notAsked,
  },
  createOwnArticle: {
    summary: 'Add an article by hand',
    query: z.object(company),
    body: newOwnArticle,
    answer: z.object({ articleId: key }),
    refusals: [...wrong, 'ARTICLE_NUMBER_TAKEN'],
  },
  uploadOwnArticleMedium: {
    summary: 'Send a picture, PDF or video; an article has it once its media name it',
    headers: z.object({ 'x-file-name': percentEncoded(technicalText(attachmentLimits.fileName).min(1)) }),
    query: z.object(company),
    answer: uploadedOwnMedium,
    refusals: [
      ...notAsked,
      'BODY_TOO_LARGE',
      'FILE_EMPTY',
      'FILE_TYPE_NOT_ALLOWED',
      'FILE_OF_OTHER_TYPE',
      'PDF_NOT_ALLOWED',
      'PICTURE_BROKEN',
      'PICTURE_TOO_LARGE',
    ],
  },
  getOwnArticle: {
    summary: 'All that is kept of an own article, on sale or not',
    params: articleParams,
    query: z.object(company),
    answer: ownArticle,
    refusals: [...notAsked, 'ARTICLE_NOT_FOUND'],
  },
  changeOwnArticle: {
    summary: 'Change an own article; the shop shows it at once',
    params: articleParams,
    query: z.object(company),
    body: changedOwnArticle.extend({ optimisticLockKey: lockKey }),
    answer: ownArticle,
    refusals: [...wrong, 'ARTICLE_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  listOwnArticleChanges: {
    summary: 'Who or what has changed an own article, the latest first',
    params: articleParams,
    query: z.object({ ...company, ...pageOf(pageSizes.administration) }),
    answer: articleHistory,
    refusals: [...notAsked, 'ARTICLE_NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;
