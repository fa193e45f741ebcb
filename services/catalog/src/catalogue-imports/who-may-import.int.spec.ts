import { callExamples } from '@werkbank/contracts/fixtures';
import type { CallRequest } from '@werkbank/contracts/calls';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { type TestInstance, type TestUser, testUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../testing/catalog-instance.js';
import { alpspitz, buyerOf, nordlicht, producerOf, refusalOf } from '../testing/desk.js';
import { Importing } from './testing/importing.js';

type Callers = Record<'visitor' | 'buyer' | 'other' | 'own' | 'platform', TestUser | 'visitor'>;

let instance: TestInstance;
let callers: Callers;
let importId: number;
beforeAll(async () => {
  instance = await startCatalogInstance();
  const importing = await Importing.of(instance);
  ({ importId } = await importing.send('Artikelnummer;Bezeichnung\nQ 1;Kegelsenker\n'));
  callers = {
    visitor: 'visitor',
    buyer: await buyerOf(900),
    other: await producerOf(nordlicht),
    own: importing.producer,
    platform: await testUser({ roles: ['platform-admin'] }),
  };
}, patience);
afterAll(() => instance?.stop(), patience);

/** Status for visitor, buyer, another producer, the own producer and a platform admin. */
const expected: Partial<Record<RouteName, readonly number[]>> = {
  startCatalogueImport: [401, 403, 404, 400, 400],
  listCatalogueImports: [401, 403, 200, 200, 200],
  getCatalogueImport: [401, 403, 404, 200, 200],
  listImportChanges: [401, 403, 404, 200, 200],
  listRefusedImportLines: [401, 403, 404, 200, 200],
  getRefusedImportFile: [401, 403, 404, 200, 200],
  getImportMapping: [401, 403, 404, 200, 200],
  saveImportMapping: [401, 403, 404, 400, 400],
  withdrawCatalogueImport: [401, 403, 404, 409, 409],
  approveCatalogueImport: [401, 403, 403, 403, 409],
  listSourceGroups: [401, 403, 404, 200, 200],
  placeSourceGroups: [401, 403, 404, 400, 400],
  listSourceFeatures: [401, 403, 404, 200, 200],
  placeSourceFeatures: [401, 403, 404, 404, 404],
  listUnplacedArticles: [401, 403, 404, 200, 200],
  setStockLevels: [401, 403, 404, 200, 200],
  setListPrices: [401, 403, 404, 200, 200],
  getCatalogueSample: [401, 403, 200, 200, 200],
  // Customers have their own catalogue, and none of another company.
  exportCatalogue: [401, 404, 404, 200, 200],
  getImportSettings: [401, 403, 403, 403, 200],
  saveImportSettings: [401, 403, 403, 403, 200],
  applyCatalogueImport: [401, 403, 404, 200, 409],
  // The import waits for its approval by now.
  discardCatalogueImport: [401, 403, 404, 200, 409],
};

it('covers every call of imports', () => {
  const named = routeNames.filter((name) => routes[name].path.startsWith('/api/catalogue-'));
  expect(Object.keys(expected).sort()).toEqual([...named].sort());
});

it.each(Object.entries(expected) as [RouteName, readonly number[]][])(
  'answers %s as each caller may',
  async (name, statuses) => {
    const found: number[] = [];
    for (const caller of Object.values(callers)) {
      const answered = await refusalOf(instance.callAs(caller, name, requestOf(name), fileOf(name)));
      found.push(answered?.status ?? 200);
    }
    expect(found).toEqual(statuses);
  },
);

/** A request about the import and the company of the permitted caller. */
function requestOf<N extends RouteName>(name: N): CallRequest<N> {
  const request = callExamples[name].request as unknown as { params?: object; query?: object };
  const { params, query } = request;
  const about = {
    ...request,
    ...(params && {
      params: {
        ...params,
        ...('importId' in params && { importId }),
        ...('companyId' in params && { companyId: alpspitz }),
      },
    }),
    ...(query && { query: { ...query, ...(isOfCompany(name) && { companyId: alpspitz }) } }),
  };
  return about as unknown as CallRequest<N>;
}

const isOfCompany = (name: RouteName): boolean =>
  [
    'startCatalogueImport',
    'listSourceGroups',
    'placeSourceGroups',
    'listSourceFeatures',
    'placeSourceFeatures',
    'listUnplacedArticles',
    'setStockLevels',
    'setListPrices',
    'exportCatalogue',
  ].includes(name);

const fileOf = (name: RouteName) =>
  name === 'startCatalogueImport' ? { file: new Uint8Array() } : undefined;
