import { z } from 'zod';
import { savedList, savedListData, savedListHead, savedListLine } from '../entities/saved-list.js';
import { country, currency, done, id, key, language, quantity } from '../entities/values.js';
import { maxBasketItems, savedListLimits } from '../limits/index.js';
import type { CallSchemas } from './call.js';

const ofList = z.object({ listId: z.uuid() });
const audience = { language, country, currency };
const prices = z.object({ lng: language, country, currency });
const notOffered = ['DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'] as const;
const notSaved = ['SAVED_LIST_NAME_TAKEN', 'SAVED_LISTS_FULL'] as const;
const notChanged = ['SAVED_LIST_NOT_FOUND', 'SAVED_LIST_OF_OTHERS'] as const;
const saved = z.object({ id: z.uuid() });

/** Lists of articles and quantities that a company orders again. */
export const savedListCalls = {
  listSavedLists: {
    summary: "The caller's own lists and those that are shared in the company, by name",
    answer: z.object({ lists: z.array(savedListHead).max(savedListLimits.ofCompany) }),
    refusals: [],
  },
  getSavedList: {
    summary: 'A list with the price of each line now and before',
    params: ofList,
    query: prices,
    answer: savedList,
    refusals: ['SAVED_LIST_NOT_FOUND', ...notOffered],
  },
  quoteBoughtArticles: {
    summary:
      'What the company bought within a year, the newest first, with the price of each article now and then',
    query: prices,
    answer: z.object({ lines: z.array(savedListLine).max(maxBasketItems) }),
    refusals: notOffered,
  },
  createSavedList: {
    summary: 'Save articles and quantities as a list, with their prices of today',
    body: savedListData.extend({
      ...audience,
      /** One line for each article: quantities of equal ones are added. */
      lines: z
        .array(z.object({ articleId: key, quantity }))
        .min(1)
        .max(savedListLimits.lines),
    }),
    answer: saved,
    refusals: ['ARTICLE_NOT_FOUND', ...notSaved, ...notOffered],
  },
  saveOrderAsList: {
    summary: "Save the lines of an own order as a list, with the order's prices",
    body: savedListData.extend({ orderId: id }),
    answer: saved,
    refusals: ['ORDER_NOT_FOUND', 'SAVED_LIST_FULL', ...notSaved],
  },
  updateSavedList: {
    summary: 'Rename a list, share it in the company or stop sharing it',
    params: ofList,
    body: savedListData,
    answer: done,
    refusals: [...notChanged, 'SAVED_LIST_NAME_TAKEN'],
  },
  changeSavedListLines: {
    summary: 'Lines of a list as they are from now on; the others stay. A line without a quantity goes',
    params: ofList,
    body: z.object({
      ...audience,
      changes: z
        .array(z.object({ articleId: key, quantity: quantity.nullable() }))
        .min(1)
        .max(savedListLimits.lines),
    }),
    answer: done,
    refusals: [...notChanged, 'SAVED_LIST_FULL', 'ARTICLE_NOT_FOUND', ...notOffered],
  },
  deleteSavedList: { summary: 'Delete a list', params: ofList, answer: done, refusals: notChanged },
} as const satisfies Record<string, CallSchemas>;
