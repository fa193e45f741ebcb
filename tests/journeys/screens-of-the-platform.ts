import { operationsExamples } from '@werkbank/contracts/fixtures';
import { button, complaints, list, type ManagementScreen } from './management-scene.ts';

/** Screens of platform admins; some depend on the one before. */
export const platformScreens: readonly ManagementScreen[] = [
  list('users', 'platform admin', 'users'),
  {
    name: 'users that nobody is',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/users?search=nobody-is-called-like-this');
      await page.getByRole('heading', { name: words('kit:list.nothingFound') }).waitFor();
    },
  },
  {
    name: 'user of the platform admin',
    role: 'platform admin',
    open: async ({ page, words }, { userId }) => {
      await page.goto(`/management/users/${userId}`);
      await page.getByLabel(words('admin:user.enabled')).waitFor();
    },
  },
  {
    name: 'another company for a user',
    role: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:move.open'));
      await visit.page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'customers that are loading',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.route('**/api/customers?**', () => undefined);
      await page.goto('/management/customers');
      await page
        .getByRole('main')
        .getByRole('status', { name: words('kit:states.loading') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'customers that cannot be loaded',
    role: 'platform admin',
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/customers\?/);
      await page.unroute('**/api/customers?**');
      await page.route('**/api/customers?**', (route) => route.abort('connectionrefused'));
      await page.goto('/management/customers');
      await page.getByRole('button', { name: words('kit:states.retry') }).waitFor();
    },
  },
  {
    name: 'customers',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.unroute('**/api/customers?**');
      await page.getByRole('button', { name: words('kit:states.retry') }).click();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  list('producers', 'platform admin', 'producers'),
  {
    name: 'producer',
    role: 'platform admin',
    open: async ({ page, words }, { producerId }) => {
      await page.goto(`/management/producers/${producerId}`);
      await page.getByRole('button', { name: words('admin:producers.addCompany') }).waitFor();
    },
  },
  {
    name: 'dispatch location',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page
        .getByRole('button', { name: visit.words('admin:producers.addLocation') })
        .first()
        .click();
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'further company of a producer',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.keyboard.press('Escape');
      await button(visit, visit.words('admin:producers.addCompany'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'new producer with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/producers/new');
      await button(visit, visit.words('admin:producers.create'));
      await complaints(visit);
    },
  },
  {
    name: 'setup',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/setup');
      await page.getByRole('heading', { name: words('admin:setup.step.order.title') }).waitFor();
    },
  },
  list('categories', 'platform admin', 'categories'),
  {
    name: 'group of articles',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/categories/spiralbohrer-din-338-n-hss');
      await page.getByRole('button', { name: words('admin:columns.new') }).waitFor();
    },
  },
  {
    name: 'new column with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:columns.new'));
      await button(visit, visit.words('admin:columns.takeIn'));
      await complaints(visit);
    },
  },
  {
    name: 'new category with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/categories/new');
      await button(visit, visit.words('admin:categories.create'));
      await complaints(visit);
    },
  },
  {
    name: 'searches without a hit',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/searches');
      await page.getByRole('searchbox', { name: words('admin:searches.text') }).waitFor();
    },
  },
  {
    name: 'new synonym with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/searches/synonyms');
      await button(visit, visit.words('admin:synonyms.add'));
      await button(visit, visit.words('kit:form.save'));
      await complaints(visit);
    },
  },
  list('columns of tables', 'platform admin', 'table-columns'),
  {
    name: 'column of many groups',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/table-columns/coating');
      await page.getByRole('button', { name: words('admin:columns.value.add') }).waitFor();
    },
  },
  {
    name: 'deletion of a column of many groups',
    role: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:columns.delete'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  list('freight', 'platform admin', 'freight'),
  {
    name: 'a new version of a freight tariff',
    role: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:costs.Freight.add'));
      await visit.page.getByRole('region', { name: visit.words('admin:costs.preview.title') }).waitFor();
    },
  },
  list('customs', 'platform admin', 'customs'),
  list('taxes', 'platform admin', 'taxes'),
  list('currencies', 'platform admin', 'currencies'),
  {
    name: 'exchange rate with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:currencies.add'));
      await visit.page.getByRole('button', { name: visit.words('kit:form.save') }).click();
      await complaints(visit);
    },
  },
  {
    name: 'calendar of an exchange rate',
    role: 'platform admin',
    open: async (visit) => {
      const field = visit.words('admin:currencies.field.validFrom');
      await button(visit, visit.words('kit:date.calendar', { field }));
      await visit.page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'currency to offer, with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/currencies');
      await button(visit, visit.words('admin:offer.add'));
      const dialog = visit.page.getByRole('dialog');
      await dialog.getByRole('button', { name: visit.words('admin:offer.add') }).click();
      await complaints(visit);
    },
  },
  list('help items', 'platform admin', 'sidebar-panel'),
  {
    name: 'help item that is a pdf',
    role: 'platform admin',
    open: async ({ page, words }, { pdfItemId }) => {
      await page.goto(`/management/sidebar-panel/${pdfItemId}`);
      await page.getByLabel(words('admin:sidebar.field.file')).first().waitFor();
    },
  },
  {
    name: 'new help item with complaints',
    role: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/sidebar-panel/new');
      await button(visit, visit.words('admin:sidebar.create'));
      await complaints(visit);
    },
  },
  {
    name: 'print settings',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/print-settings');
      await page.getByLabel(words('admin:print.field.qrIban')).first().waitFor();
    },
  },
  {
    name: 'audit trail',
    role: 'platform admin',
    open: async ({ page }) => {
      await page.goto('/management/audit');
      await page.getByRole('table').getByRole('row').nth(1).click();
      await page.getByRole('table').getByRole('term').first().waitFor();
    },
  },
  {
    name: 'operations that are loading',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.route('**/api/operations**', () => undefined);
      await page.goto('/management/operations');
      await page.getByRole('heading', { name: words('admin:operations.deadLetters') }).waitFor();
    },
  },
  {
    name: 'operations that cannot be loaded',
    role: 'platform admin',
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/operations/);
      await page.unroute('**/api/operations**');
      await page.route('**/api/operations**', (route) => route.abort('connectionrefused'));
      await page.goto('/management/operations');
      await page
        .getByRole('button', { name: words('kit:states.retry') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'operations',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.unroute('**/api/operations**');
      await page.goto('/management/operations');
      await page.getByText(words('admin:operations.allWhole')).waitFor();
      await page.getByRole('heading', { name: words('admin:operations.none') }).waitFor();
    },
  },
  {
    name: 'operations in trouble',
    role: 'platform admin',
    open: async ({ page, words }) => {
      const { getOperations, listDeadLetters } = operationsExamples;
      await page.route('**/api/operations', (route) => route.fulfill({ json: getOperations.answer }));
      await page.route('**/api/operations/dead-letters', (route) =>
        route.fulfill({ json: listDeadLetters.answer }),
      );
      await page.goto('/management/operations');
      await page.getByText(words('admin:operations.silent')).waitFor();
      await page.getByText(words('admin:operations.neverSent')).waitFor();
    },
  },
];
