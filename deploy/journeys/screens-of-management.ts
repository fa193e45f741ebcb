import type { Screen } from './browser/judge-screen.ts';
import type { Visit } from './browser/visit.ts';
import type { Person } from './house/running-house.ts';

export type ManagementRole = 'company admin' | 'buyer' | 'producer admin' | 'platform admin';

/** What the screens show: a producer, one of its companies, somebody of a customer. */
export interface ManagementScene {
  readonly producerId: number;
  readonly producerCompanyId: number;
  readonly userId: number;
  readonly pdfItemId: number;
}

/** Looks up what the demo data has of all that. */
export async function setTheManagementScene(admin: Person): Promise<ManagementScene> {
  const [{ producers }, { users }, items] = await Promise.all([
    admin.api('listProducers', { query: {} }),
    admin.api('listUsers', { query: { search: 'kellermatt' } }),
    admin.api('listSidebarItems', {}),
  ]);
  const [producer] = producers;
  const [user] = users;
  const item = items.find(({ type }) => type === 'pdf');
  if (!producer?.companies[0] || !user || !item)
    throw new Error('the demo data lacks what these screens show');
  return {
    producerId: producer.id,
    producerCompanyId: producer.companies[0].id,
    userId: user.id,
    pdfItemId: item.id,
  };
}

type ManagementScreen = Screen<ManagementRole, ManagementScene>;

const button = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();
const complaints = ({ page }: Visit) => page.getByRole('alert').first().waitFor();

/** A list once its rows are there. */
const list = (name: string, who: ManagementRole, path: string): ManagementScreen => ({
  name,
  who,
  open: async ({ page }) => {
    await page.goto(`/management/${path}`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  },
});

/** In an order in which some build on the one before. */
export const managementScreens: readonly ManagementScreen[] = [
  {
    name: 'profile with complaints',
    who: 'company admin',
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/profile');
      const phone = page.getByLabel(words('admin:user.phone'));
      await phone.fill('12');
      await phone.press('Enter');
      await complaints(visit);
    },
  },
  {
    name: 'unsaved changes',
    who: 'company admin',
    open: async ({ page, words }) => {
      await page
        .getByRole('navigation', { name: words('shell:personalMenu') })
        .getByRole('link', { name: 'Firma' })
        .click();
      await page.getByRole('dialog', { name: words('admin:unsaved.title') }).waitFor();
    },
  },
  {
    name: 'company that somebody else has changed meanwhile',
    who: 'company admin',
    open: async ({ page, words, troubles }) => {
      await page.goto('/management/company');
      await page.getByLabel(words('admin:company.name')).fill('Unser Name AG');
      await page.route('**/api/customers/*', async (route) => {
        if (route.request().method() === 'PUT') {
          await route.fulfill({ status: 409, json: { code: 'CHANGED_MEANWHILE', message: '' } });
          return;
        }
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), name: 'Ihr Name AG' } });
      });
      troubles.expect(/PUT .*\/customers\/\d+ 409/);
      await page.getByRole('button', { name: words('kit:form.save') }).click();
      await page.getByRole('button', { name: words('kit:form.takeOver') }).click();
      await page.getByText(words('kit:form.changedMeanwhile', { value: 'Ihr Name AG' })).waitFor();
      await page.unroute('**/api/customers/*');
    },
  },
  {
    name: 'own company',
    who: 'company admin',
    open: async (visit) => {
      await visit.page.goto('/management/company');
      await visit.page.getByLabel(visit.words('admin:company.taxNumber')).waitFor();
    },
  },
  {
    name: 'address with complaints',
    who: 'company admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:address.add.Shipping'));
      await visit.page.getByRole('button', { name: visit.words('kit:form.save') }).click();
      await complaints(visit);
    },
  },
  list('users of a company', 'company admin', 'customers/201/users'),
  {
    name: 'new user with complaints',
    who: 'company admin',
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/customers/201/users/new');
      await button(visit, words('admin:users.create'));
      await complaints(visit);
    },
  },
  {
    name: 'user of a company',
    who: 'company admin',
    open: async ({ page, words }, { userId }) => {
      await page.goto(`/management/customers/201/users/${userId}`);
      await page.getByLabel(words('admin:user.enabled')).waitFor();
    },
  },
  {
    name: 'deletion of a user',
    who: 'company admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:delete.user'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'company of a buyer',
    who: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/management/company');
      await page.getByRole('heading', { name: words('admin:address.title') }).waitFor();
    },
  },
  {
    name: 'forbidden',
    who: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/management/customers');
      await page.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
    },
  },
  {
    name: 'company of a producer',
    who: 'producer admin',
    open: async ({ page, words }) => {
      await page.goto('/management/company');
      await page.getByText(words('admin:address.newDispatchLocation')).waitFor();
    },
  },
  list('users', 'platform admin', 'users'),
  {
    name: 'users that nobody is',
    who: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/management/users?search=nobody-is-called-like-this');
      await page.getByRole('heading', { name: words('admin:lists.nothingFound') }).waitFor();
    },
  },
  {
    name: 'user of the platform admin',
    who: 'platform admin',
    open: async ({ page, words }, { userId }) => {
      await page.goto(`/management/users/${userId}`);
      await page.getByLabel(words('admin:user.enabled')).waitFor();
    },
  },
  {
    name: 'another company for a user',
    who: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:move.open'));
      await visit.page.getByRole('dialog').getByRole('radio').first().waitFor();
    },
  },
  {
    name: 'customers that are loading',
    who: 'platform admin',
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
    who: 'platform admin',
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
    who: 'platform admin',
    open: async ({ page, words }) => {
      await page.unroute('**/api/customers?**');
      await page.getByRole('button', { name: words('kit:states.retry') }).click();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  list('producers', 'platform admin', 'producers'),
  {
    name: 'producer',
    who: 'platform admin',
    open: async ({ page, words }, { producerId }) => {
      await page.goto(`/management/producers/${producerId}`);
      await page.getByRole('button', { name: words('admin:producers.addCompany') }).waitFor();
    },
  },
  {
    name: 'dispatch location',
    who: 'platform admin',
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
    who: 'platform admin',
    open: async (visit) => {
      await visit.page.keyboard.press('Escape');
      await button(visit, visit.words('admin:producers.addCompany'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'new producer with complaints',
    who: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/producers/new');
      await button(visit, visit.words('admin:producers.create'));
      await complaints(visit);
    },
  },
  list('currencies', 'platform admin', 'currencies'),
  {
    name: 'exchange rate with complaints',
    who: 'platform admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:currencies.add'));
      await visit.page.getByRole('button', { name: visit.words('kit:form.save') }).click();
      await complaints(visit);
    },
  },
  {
    name: 'calendar of an exchange rate',
    who: 'platform admin',
    open: async (visit) => {
      const field = visit.words('admin:currencies.field.validFrom');
      await button(visit, visit.words('kit:date.calendar', { field }));
      await visit.page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'currency to offer, with complaints',
    who: 'platform admin',
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
    who: 'platform admin',
    open: async ({ page, words }, { pdfItemId }) => {
      await page.goto(`/management/sidebar-panel/${pdfItemId}`);
      await page.getByLabel(words('admin:sidebar.field.file')).first().waitFor();
    },
  },
  {
    name: 'new help item with complaints',
    who: 'platform admin',
    open: async (visit) => {
      await visit.page.goto('/management/sidebar-panel/new');
      await button(visit, visit.words('admin:sidebar.create'));
      await complaints(visit);
    },
  },
  {
    name: 'audit trail',
    who: 'platform admin',
    open: async ({ page }) => {
      await page.goto('/management/audit');
      await page.getByRole('table').getByRole('row').nth(1).click();
      await page.getByRole('table').getByRole('term').first().waitFor();
    },
  },
];
