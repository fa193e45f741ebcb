import { z } from 'zod';
import { homeTimeZone } from '../calendar/index.js';
import { configuration, newConfiguration, newCurrency } from '../entities/configuration.js';
import {
  auditList,
  changedSidebarItemData,
  currencyOverview,
  exchangeRate,
  exchangeRateData,
  offeredCurrencies,
  sidebarItem,
  sidebarItemData,
} from '../entities/platform.js';
import {
  currency,
  date,
  done,
  lockKey,
  pageParameter,
  pageSizeParameter,
  searchText,
  textId,
  timeZone,
} from '../entities/values.js';
import { listLimits, pageSizes } from '../limits/index.js';
import { type CallSchemas, fileTypes } from './call.js';
import { sidebarFileHeaders } from './sidebar-file-headers.js';

const rateParams = z.object({ rateId: textId });
/** The rates of the same pair and type as they are then: a new one may have ended another. */
const ratesThen = { ofPair: z.array(exchangeRate).optional() };
const itemParams = z.object({ itemId: textId });
const rateRefusals = [
  'EXCHANGE_RATE_OVERLAP',
  'EXCHANGE_RATE_GAP',
  'EXCHANGE_RATE_NONE_TODAY',
  'NUMBER_TOO_SMALL',
  'CURRENCY_NOT_OFFERED',
] as const;

export const platformCalls = {
  getConfiguration: {
    summary: 'Countries, currencies, formats and what documents print',
    answer: configuration,
    refusals: [],
  },
  updateConfiguration: {
    summary: 'Change the configuration, without a build',
    body: newConfiguration,
    answer: configuration,
    refusals: ['IBAN_WRONG', 'QR_IBAN_WRONG', 'EORI_FORMAT', 'CHANGED_MEANWHILE'],
  },
  listCurrencies: { summary: 'Currencies and exchange rates', answer: currencyOverview, refusals: [] },
  offerCurrency: {
    summary: 'One more currency to see prices and to order in, without a build',
    body: newCurrency,
    answer: offeredCurrencies,
    refusals: ['CURRENCY_UNKNOWN', 'CURRENCY_OFFERED_ALREADY'],
  },
  withdrawCurrency: {
    summary: 'Offer a currency no longer; orders and rates in it stay',
    params: z.object({ currency }),
    answer: offeredCurrencies,
    refusals: ['CURRENCY_NOT_OFFERED', 'DEFAULT_CURRENCY'],
  },
  createExchangeRate: {
    summary: 'A rate for a period; an open one before it ends the day before',
    body: exchangeRateData,
    answer: exchangeRate.extend(ratesThen),
    refusals: rateRefusals,
  },
  updateExchangeRate: {
    summary: 'Change a rate',
    params: rateParams,
    body: exchangeRateData.safeExtend({ optimisticLockKey: lockKey }),
    answer: exchangeRate.extend(ratesThen),
    refusals: ['EXCHANGE_RATE_NOT_FOUND', 'CHANGED_MEANWHILE', ...rateRefusals],
  },
  deleteExchangeRate: {
    summary: 'Delete the first or the last rate of a pair',
    params: rateParams,
    answer: done.extend(ratesThen),
    refusals: ['EXCHANGE_RATE_NOT_FOUND', 'EXCHANGE_RATE_GAP', 'EXCHANGE_RATE_NONE_TODAY'],
  },
  listSidebarItems: {
    summary: 'Help items: the enabled ones, all of them for a platform admin',
    answer: z.array(sidebarItem),
    refusals: [],
  },
  createSidebarItem: {
    summary: 'A new help item that is a video or an address',
    body: sidebarItemData,
    answer: sidebarItem,
    refusals: ['SIDEBAR_URL_REQUIRED', 'SIDEBAR_VIDEO_ADDRESS', 'SIDEBAR_FILE_REQUIRED'],
  },
  uploadSidebarFile: {
    summary: 'A pdf as a help item; with an id it replaces the file of that item',
    headers: sidebarFileHeaders,
    answer: sidebarItem,
    refusals: [
      'SIDEBAR_ITEM_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'FILE_TYPE_NOT_ALLOWED',
      'PDF_ACTIVE_CONTENT',
      'PDF_NOT_READABLE',
      'BODY_TOO_LARGE',
      'SIDEBAR_FILE_REQUIRED',
    ],
  },
  getSidebarItem: {
    summary: 'A help item',
    params: itemParams,
    answer: sidebarItem,
    refusals: ['SIDEBAR_ITEM_NOT_FOUND'],
  },
  getSidebarFile: {
    summary: 'The file of a help item, as it is',
    params: itemParams,
    answer: z.unknown(),
    file: [fileTypes.pdf],
    refusals: ['SIDEBAR_ITEM_NOT_FOUND'],
  },
  updateSidebarItem: {
    summary: 'Change a help item, or switch it on and off',
    params: itemParams,
    body: changedSidebarItemData.safeExtend({ optimisticLockKey: lockKey }),
    answer: sidebarItem,
    refusals: [
      'SIDEBAR_ITEM_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'SIDEBAR_URL_REQUIRED',
      'SIDEBAR_VIDEO_ADDRESS',
      'SIDEBAR_FILE_REQUIRED',
    ],
  },
  deleteSidebarItem: {
    summary: 'Delete a help item',
    params: itemParams,
    answer: done,
    refusals: ['SIDEBAR_ITEM_NOT_FOUND'],
  },
  listAuditEntries: {
    summary: 'Who changed what, newest first',
    query: z.object({
      page: pageParameter,
      pageSize: pageSizeParameter(pageSizes.administration),
      who: searchText(listLimits.search),
      /** One or several, separated by commas. */
      objectType: searchText(500),
      objectId: searchText(listLimits.objectId),
      from: date.or(z.literal('')).default(''),
      to: date.or(z.literal('')).default(''),
      /** Time zone of the days: the reader's, by its IANA name. */
      zone: timeZone.default(homeTimeZone),
    }),
    answer: auditList,
    refusals: [],
  },
} as const satisfies Record<string, CallSchemas>;
