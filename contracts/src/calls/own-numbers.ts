import { z } from 'zod';
import { importedOwnNumbers, ownNumberData, ownNumberList } from '../entities/own-article-number.js';
import { done, key, language, pageParameter, searchText } from '../entities/values.js';
import { listLimits } from '../limits/index.js';
import { type CallSchemas, downloadedFile, fileTypes } from './call.js';

/** The numbers by which the caller's company keeps articles. */
export const ownNumberCalls = {
  listOwnArticleNumbers: {
    summary: "The own article numbers of the caller's company, by number",
    query: z.object({ lng: language, q: searchText(listLimits.search), page: pageParameter }),
    answer: ownNumberList,
    refusals: [],
  },
  exportOwnArticleNumbers: {
    summary: "All own article numbers of the caller's company as a file, which the import takes again",
    query: z.object({ lng: language, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    answer: downloadedFile,
    file: [fileTypes.xlsx, fileTypes.csv],
    refusals: [],
  },
  importOwnArticleNumbers: {
    summary:
      'Save own article numbers from a workbook or CSV file: all of its rows, or none with the reasons',
    answer: importedOwnNumbers,
    refusals: [
      'ORDER_FILE_UNREADABLE',
      'ORDER_FILE_EMPTY',
      'OWN_NUMBER_FILE_TOO_LONG',
      'OWN_NUMBERS_FULL',
      'BODY_TOO_LARGE',
    ],
  },
  saveOwnArticleNumber: {
    summary: "Give an article a number of the caller's company, or take it away",
    params: z.object({ articleId: key }),
    body: ownNumberData,
    answer: done,
    refusals: ['ARTICLE_NOT_FOUND', 'OWN_NUMBERS_FULL', 'OWN_NUMBER_FORMULA'],
  },
} as const satisfies Record<string, CallSchemas>;
