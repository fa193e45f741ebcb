import type { CallRequest } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import { administrationAccess } from '@werkbank/contracts/fixtures';
import { type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import type { ForeignRow } from '../cross-tenant/foreign-row.ts';
import { type PeopledOwnedWorld, peopledOwnedWorld, type Stranger } from '../cross-tenant/owned-world.ts';
import { rowsOfAdministration } from '../cross-tenant/rows-of-administration.ts';
import { rowsOfCatalogueImports } from '../cross-tenant/rows-of-catalogue-imports.ts';
import { rowsOfCategories } from '../cross-tenant/rows-of-categories.ts';
import { rowsOfSearchWords } from '../cross-tenant/rows-of-search-words.ts';
import { rowsOfOrders } from '../cross-tenant/rows-of-orders.ts';
import { rowsOfOwnArticles } from '../cross-tenant/rows-of-own-articles.ts';
import { rowsOfTheDesk } from '../cross-tenant/rows-of-the-desk.ts';
import { visitor } from '../instance/running-instance.ts';

const rows: readonly ForeignRow[] = [
  ...rowsOfOrders,
  ...rowsOfTheDesk,
  ...rowsOfCatalogueImports,
  ...rowsOfOwnArticles,
  ...rowsOfCategories,
  ...rowsOfSearchWords,
  ...rowsOfAdministration,
];
const ofKind = <K extends ForeignRow['kind']>(kind: K) =>
  rows.filter((row): row is Extract<ForeignRow, { kind: K }> => row.kind === kind);

let peopled: PeopledOwnedWorld;
beforeAll(async () => {
  peopled = await peopledOwnedWorld();
}, 120_000);
afterAll(() => peopled?.remove(), 60_000);

const ask = (stranger: Stranger, call: RouteName, request: object): Promise<unknown> => {
  const person = peopled.strangers[stranger];
  const api = person === 'visitor' ? visitor() : person.api;
  const file = routes[call].rawBody ? { file: new TextEncoder().encode('%PDF-1.7\n%%EOF\n') } : {};
  return api(call, request as CallRequest<RouteName>, file);
};
const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code;
      throw error;
    },
  );

it('has a row for every call', () => {
  const written = new Set([...rows, ...administrationAccess].map(({ call }) => call));
  expect(routeNames.filter((call) => !written.has(call))).toEqual([]);
});

it.each(ofKind('refused'))(
  'refuses strangers $call $about',
  async ({ call, codes, request }) => {
    const before = await peopled.kept();
    const said: Partial<Record<Stranger, string>> = {};
    for (const stranger of Object.keys(codes) as Stranger[]) {
      said[stranger] = await codeOf(ask(stranger, call, request(peopled.world)));
    }
    expect(said).toEqual(codes);
    if (routes[call].method !== 'GET') expect(await peopled.kept()).toEqual(before);
  },
  60_000,
);

it.each(ofKind('hidden'))(
  'hides the data of others in $call',
  async ({ call, from, request }) => {
    const { orderId, draftId, listId, requestRemarks } = peopled.world;
    const marks = [String(orderId), draftId, listId, requestRemarks];
    for (const stranger of from) {
      const answer = await ask(stranger, call, request(peopled.world));
      expect(valuesIn(answer).filter((value) => marks.includes(value))).toEqual([]);
    }
  },
  60_000,
);

function valuesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(valuesIn);
}
