import type { RouteName } from '@werkbank/contracts/routes';
import { type ForeignRow, hidden, noObject, refused, sent } from './foreign-row.ts';
import type { OwnedWorld } from './owned-world.ts';

const notProducers = {
  loner: 'FORBIDDEN',
  owner: 'FORBIDDEN',
  otherBuyer: 'FORBIDDEN',
  otherAdmin: 'FORBIDDEN',
};
const producers = (code: string) => ({ sharer: code, outsider: code });
/** An unknown import. A test of the service shows that imports of other companies get the same answer. */
const importId = 999_999_999;

const ofTheCompany = (
  [
    'listSourceGroups',
    'placeSourceGroups',
    'listSourceFeatures',
    'placeSourceFeatures',
    'listUnplacedArticles',
    'setStockLevels',
    'setListPrices',
    'startCatalogueImport',
  ] satisfies RouteName[]
).map((call) =>
  refused(
    call,
    { ...notProducers, ...producers('COMPANY_NOT_FOUND') },
    ({ producerCompanyId }: OwnedWorld) => sent(call, { query: { companyId: producerCompanyId } }),
    'of another company',
  ),
);
const ofAnImport = (
  [
    'getCatalogueImport',
    'discardCatalogueImport',
    'listImportChanges',
    'listRefusedImportLines',
    'getRefusedImportFile',
    'getImportMapping',
    'saveImportMapping',
    'applyCatalogueImport',
    'withdrawCatalogueImport',
  ] satisfies RouteName[]
).map((call) =>
  refused(call, { ...notProducers, ...producers('CATALOGUE_IMPORT_NOT_FOUND') }, () =>
    sent(call, { params: { importId } }),
  ),
);
const ofThePlatform = (
  ['approveCatalogueImport', 'getImportSettings', 'saveImportSettings'] satisfies RouteName[]
).map((call) =>
  refused(call, { ...notProducers, ...producers('FORBIDDEN') }, ({ producerCompanyId: companyId }) =>
    sent(call, { params: call === 'approveCatalogueImport' ? { importId } : { companyId } }),
  ),
);

/** Customers get articles with their own prices only. */
const exports = refused(
  'exportCatalogue',
  {
    loner: 'FORBIDDEN',
    owner: 'COMPANY_NOT_FOUND',
    otherBuyer: 'COMPANY_NOT_FOUND',
    otherAdmin: 'COMPANY_NOT_FOUND',
    ...producers('COMPANY_NOT_FOUND'),
  },
  ({ producerCompanyId }: OwnedWorld) => sent('exportCatalogue', { query: { companyId: producerCompanyId } }),
  'of another company',
);

/** Catalogue imports and their results belong to one producer company. */
export const rowsOfCatalogueImports: readonly ForeignRow[] = [
  ...ofTheCompany,
  ...ofAnImport,
  ...ofThePlatform,
  exports,
  hidden('listCatalogueImports', ['sharer', 'outsider'], () => ({ query: {} })),
  noObject('getCatalogueSample', 'a sample file is the same for all producers'),
];
