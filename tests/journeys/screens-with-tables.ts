import type { Visit } from './browser/visit.ts';
import { wordsOf } from './browser/words.ts';
import type { ManagementRole } from './management-scene.ts';

type TableRole = ManagementRole | 'visitor';

/** A page with tables, by role and address. */
export interface PageWithTables {
  readonly role: TableRole;
  readonly path: string;
  /** Further step to the page, such as its first order or rule. */
  readonly goOn?: (visit: Visit) => Promise<void>;
}

const first = async ({ page }: Visit, address: string): Promise<void> => {
  await page.getByRole('main').locator(`a[href^="${address}"]`).first().click();
  await page.waitForURL(`**${address}*`);
};
const firstOf =
  (address: string) =>
  (visit: Visit): Promise<void> =>
    first(visit, address);

const refusedOfFirstImport = async (visit: Visit): Promise<void> => {
  await importInTable(visit, 0);
  const inBoth = (key: `imports:${string}`) => `(?:${wordsOf('de')(key)}|${wordsOf('en')(key)})`;
  await visit.page.getByRole('link', { name: new RegExp(`^${inBoth('imports:view.refused')} `) }).click();
  await visit.page.getByRole('table', { name: new RegExp(`^${inBoth('imports:refused.title')}$`) }).waitFor();
};
/** The third import from the top waits for its column mapping. */
const columnsOfTable = async (visit: Visit): Promise<void> => {
  await importInTable(visit, 2);
  await first(visit, `${new URL(visit.page.url()).pathname}/mapping`);
};
const importInTable = async ({ page }: Visit, nth: number): Promise<void> => {
  await page.getByRole('table').getByRole('link').nth(nth).click();
  await page.waitForURL(/\/catalogue-imports\/\d+/);
};

/** Covers every table of the product. */
export const pagesWithTables: readonly PageWithTables[] = [
  { role: 'visitor', path: '/category/spiralbohrer-din-338-n-hss' },
  { role: 'visitor', path: '/search?q=spiralbohrer' },
  { role: 'visitor', path: '/article/kerbwerk-338-0680-hss' },
  { role: 'buyer', path: '/orders/sales-orders' },
  { role: 'buyer', path: '/orders/sales-orders', goOn: firstOf('/orders/sales-orders/') },
  { role: 'buyer', path: '/management/request-discount' },
  { role: 'buyer', path: '/catalogue-export' },
  { role: 'company admin', path: '/management/customers/201/users' },
  { role: 'company admin', path: '/management/spending-limits' },
  { role: 'producer admin', path: '/orders/purchase-orders' },
  { role: 'producer admin', path: '/orders/purchase-orders', goOn: firstOf('/orders/purchase-orders/') },
  { role: 'producer admin', path: '/management/discount-groups' },
  {
    role: 'producer admin',
    path: '/management/discount-groups',
    goOn: firstOf('/management/discount-groups/'),
  },
  { role: 'producer admin', path: '/management/discount-assignments' },
  { role: 'producer admin', path: '/management/discount-requests' },
  { role: 'platform admin', path: '/management/categories' },
  { role: 'platform admin', path: '/management/categories/spiralbohrer-din-338-n-hss' },
  { role: 'platform admin', path: '/management/table-columns' },
  { role: 'platform admin', path: '/management/table-columns/coating' },
  { role: 'producer admin', path: '/management/article-groups' },
  { role: 'producer admin', path: '/management/country-price-factors' },
  { role: 'producer admin', path: '/management/surcharges' },
  { role: 'producer admin', path: '/own-articles' },
  { role: 'producer admin', path: '/catalogue-imports' },
  { role: 'producer admin', path: '/catalogue-imports', goOn: firstOf('/catalogue-imports/') },
  { role: 'producer admin', path: '/catalogue-imports', goOn: refusedOfFirstImport },
  { role: 'producer admin', path: '/catalogue-imports', goOn: columnsOfTable },
  { role: 'producer admin', path: '/catalogue-imports/places' },
  { role: 'producer admin', path: '/catalogue-imports/unplaced-articles' },
  ...[
    '/management/users',
    '/management/users/import',
    '/management/customers',
    '/management/producers',
    '/management/freight',
    '/management/customs',
    '/management/taxes',
    '/management/currencies',
    '/management/sidebar-panel',
    '/management/audit',
    '/management/operations',
    '/orders/sales-orders?status=all',
  ].map((path) => ({ role: 'platform admin' as const, path })),
];

/** Expands the first expandable rows of each table. */
export async function openRows({ page }: Visit): Promise<void> {
  const closed = page.locator('table tbody tr[data-row] button[aria-expanded=false]:not([aria-haspopup])');
  for (let rows = Math.min(2, await closed.count()); rows > 0; rows -= 1) await closed.first().click();
}
