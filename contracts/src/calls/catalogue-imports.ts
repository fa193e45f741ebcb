import { z } from 'zod';
import {
  catalogueImport,
  catalogueImportList,
  catalogueImportModes,
  columnMapping,
  importDefaults,
  importKinds,
  importMapping,
  importSettings,
  importedChangeList,
  linesTaken,
  places,
  priceLine,
  refusedImportLines,
  sourceFeatureColumn,
  sourceFeatures,
  sourceGroupPlace,
  stockLine,
  unplacedArticles,
} from '../entities/catalogue-import.js';
import {
  country,
  currency,
  done,
  id,
  key,
  pageParameter,
  pageSizeParameter,
  technicalText,
  textId,
  wholeNumber,
} from '../entities/values.js';
import { catalogueImportLimits, pageSizes } from '../limits/index.js';
import { type CallSchemas, downloadedFile, fileTypes } from './call.js';

const importParams = z.object({ importId: textId });
const pages = { page: pageParameter, pageSize: pageSizeParameter(pageSizes.administration) };
/** A producer's people mean their own company; platform admins name one. */
const company = { companyId: textId.optional() };
const notFound = ['CATALOGUE_IMPORT_NOT_FOUND'] as const;
const notNow = [...notFound, 'CATALOGUE_IMPORT_STATUS'] as const;
const notAsked = ['COMPANY_NOT_FOUND'] as const;

/** Calls of makers who import their catalogues. */
export const catalogueImportCalls = {
  startCatalogueImport: {
    summary: 'Send a catalogue file (BMEcat, CSV, XLSX, ZIP); it is read, shown and applied afterwards',
    headers: z.object({ 'x-file-name': technicalText(600).min(1) }),
    query: z.object({ ...company, mode: z.enum(catalogueImportModes).default('update') }),
    answer: z.object({ importId: id }),
    refusals: [...notAsked, 'BODY_TOO_LARGE', 'CATALOGUE_FILE_EMPTY', 'CATALOGUE_IMPORTS_WAITING'],
  },
  listCatalogueImports: {
    summary: 'Imports of catalogues, newest first',
    query: z.object({ ...company, ...pages }),
    answer: catalogueImportList,
    refusals: [],
  },
  getCatalogueImport: {
    summary: 'How far an import is, what it changes, and what is possible now',
    params: importParams,
    answer: catalogueImport,
    refusals: notFound,
  },
  discardCatalogueImport: {
    summary: 'Discard an import that is not applied',
    params: importParams,
    answer: done,
    refusals: notNow,
  },
  listImportChanges: {
    summary: 'Articles that an import changes, old beside new; prices that move most come first',
    params: importParams,
    query: z.object({
      kind: z.enum([...importKinds, '']).default(''),
      /** Per cent; only articles whose list price moves by at least so much. */
      minPriceMove: wholeNumber(0, 1000).prefault(0),
      ...pages,
    }),
    answer: importedChangeList,
    refusals: notFound,
  },
  listRefusedImportLines: {
    summary: 'Articles and lines that were not taken, and why',
    params: importParams,
    query: z.object(pages),
    answer: refusedImportLines,
    refusals: notFound,
  },
  getRefusedImportFile: {
    summary: 'The refused articles and lines as a CSV file',
    params: importParams,
    answer: downloadedFile,
    file: [fileTypes.csv],
    refusals: notFound,
  },
  getImportMapping: {
    summary: 'What the columns of a table mean, and what is taken where the file does not say it',
    params: importParams,
    answer: importMapping,
    refusals: notFound,
  },
  saveImportMapping: {
    summary: 'Say what the columns mean; the file is read again, and the next one of the producer by it too',
    params: importParams,
    body: z.object({
      columns: z.array(columnMapping).max(catalogueImportLimits.columns),
      defaults: importDefaults,
    }),
    answer: done,
    refusals: [...notNow, 'IMPORT_COLUMN_MISSING', 'IMPORT_COLUMN_TWICE', 'DISPATCH_LOCATION_NOT_FOUND'],
  },
  applyCatalogueImport: {
    summary: 'Apply what the preview shows, or ask the platform to approve it',
    params: importParams,
    answer: done,
    refusals: notNow,
  },
  approveCatalogueImport: {
    summary: 'Approve an import that waits for it, so that it is applied',
    params: importParams,
    answer: done,
    refusals: notNow,
  },
  withdrawCatalogueImport: {
    summary: 'Restore what an import changed and nothing has changed since',
    params: importParams,
    answer: done,
    refusals: [...notNow, 'CATALOGUE_IMPORT_TOO_OLD'],
  },
  listSourceGroups: {
    summary: "Groups of a producer's own catalogue, and where their articles are shown",
    query: z.object(company),
    answer: places,
    refusals: notAsked,
  },
  placeSourceGroups: {
    summary: 'Say where articles of groups are shown, and in which material group they are',
    query: z.object(company),
    body: z.object({ places: z.array(sourceGroupPlace).min(1).max(catalogueImportLimits.placesAtOnce) }),
    answer: z.object({ moved: z.int().min(0) }),
    refusals: [...notAsked, 'CATEGORY_NOT_FOUND', 'DISCOUNT_DATA_INCONSISTENT', 'SOURCE_GROUP_NOT_FOUND'],
  },
  listSourceFeatures: {
    summary: "Features of a producer's articles in a group, and the columns that they fill",
    query: z.object({ ...company, groupId: key.optional() }),
    answer: sourceFeatures,
    refusals: [...notAsked, 'CATEGORY_NOT_FOUND'],
  },
  placeSourceFeatures: {
    summary: 'Say which columns of a group features fill; new columns are added by the platform only',
    query: z.object(company),
    body: z.object({
      groupId: key,
      features: z.array(sourceFeatureColumn).min(1).max(catalogueImportLimits.placesAtOnce),
    }),
    answer: z.object({ articles: z.int().min(0) }),
    refusals: [
      ...notAsked,
      'CATEGORY_NOT_FOUND',
      'SOURCE_FEATURE_NOT_FOUND',
      'TABLE_COLUMN_NOT_FOUND',
      'TABLE_COLUMNS_FULL',
    ],
  },
  listUnplacedArticles: {
    summary: 'Articles that need a place: they are found by search only',
    query: z.object({ ...company, ...pages }),
    answer: unplacedArticles,
    refusals: notAsked,
  },
  setStockLevels: {
    summary: "Set stock levels of a producer's articles",
    query: z.object(company),
    body: z.object({ lines: z.array(stockLine).min(1).max(catalogueImportLimits.linesOfCall) }),
    answer: linesTaken,
    refusals: notAsked,
  },
  setListPrices: {
    summary: "Set list prices of a producer's articles; all prices of an article are replaced at once",
    query: z.object(company),
    body: z.object({ lines: z.array(priceLine).min(1).max(catalogueImportLimits.linesOfCall) }),
    answer: linesTaken,
    refusals: notAsked,
  },
  getCatalogueSample: {
    summary: 'A sample file with all columns',
    params: z.object({ format: z.enum(['csv', 'xlsx']) }),
    query: z.object({ mode: z.enum(catalogueImportModes).default('update') }),
    answer: downloadedFile,
    file: [fileTypes.csv, fileTypes.xlsx],
    refusals: [],
  },
  exportCatalogue: {
    summary:
      "A producer's own articles as a file to bring in again; for customers those to order, with their prices",
    query: z.object({
      ...company,
      format: z.enum(['bmecat', 'bmecat12', 'csv', 'xlsx']).default('bmecat'),
      country: country.optional(),
      currency: currency.optional(),
    }),
    answer: downloadedFile,
    file: [fileTypes.xml, fileTypes.csv, fileTypes.xlsx],
    refusals: [...notAsked, 'DELIVERY_COUNTRY_NOT_SERVED', 'CURRENCY_NOT_OFFERED'],
  },
  getImportSettings: {
    summary: 'Whether imports of a company wait for approval',
    params: z.object({ companyId: textId }),
    answer: importSettings,
    refusals: notAsked,
  },
  saveImportSettings: {
    summary: 'Ask for approval of the imports of a company, or no longer',
    params: z.object({ companyId: textId }),
    body: importSettings,
    answer: done,
    refusals: notAsked,
  },
} as const satisfies Record<string, CallSchemas>;
