import { button, companyNameOf, complaints, list, type ManagementScreen } from './management-scene.ts';

/** Screens of companies' users; some depend on the one before. */
export const companyScreens: readonly ManagementScreen[] = [
  {
    name: 'profile with complaints',
    role: 'company admin',
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
    role: 'company admin',
    open: async ({ page, words }) => {
      await page
        .getByRole('navigation', { name: words('shell:personalMenu') })
        .getByRole('link', { name: 'Firma' })
        .click();
      await page.getByRole('dialog', { name: words('kit:unsaved.title') }).waitFor();
    },
  },
  {
    name: 'company that somebody else has changed meanwhile',
    role: 'company admin',
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
    role: 'company admin',
    open: async (visit) => {
      await visit.page.goto('/management/company');
      await visit.page.getByLabel(visit.words('admin:company.taxNumber')).waitFor();
    },
  },
  {
    name: 'address with complaints',
    role: 'company admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:address.add.Shipping'));
      await visit.page.getByRole('button', { name: visit.words('kit:form.save') }).click();
      await complaints(visit);
    },
  },
  list('users of a company', 'company admin', 'customers/201/users'),
  list('limits of the people of a company', 'company admin', 'spending-limits'),
  {
    name: 'new user with complaints',
    role: 'company admin',
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/customers/201/users/new');
      await button(visit, words('admin:users.create'));
      await complaints(visit);
    },
  },
  {
    name: 'user of a company',
    role: 'company admin',
    open: async ({ page, words }, { userId }) => {
      await page.goto(`/management/customers/201/users/${userId}`);
      await page.getByLabel(words('admin:user.enabled')).waitFor();
    },
  },
  {
    name: 'deletion of a user',
    role: 'company admin',
    open: async (visit) => {
      await button(visit, visit.words('admin:delete.user'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'company of a buyer',
    role: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/management/company');
      await page.getByRole('heading', { name: words('admin:address.title') }).waitFor();
    },
  },
  {
    name: 'forbidden',
    role: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/management/customers');
      await page.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
    },
  },
  {
    name: 'working days of a dispatch location',
    role: 'producer admin',
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/company');
      const name = `${companyNameOf('producer admin')}, Versand`;
      await button(visit, words('admin:calendar.changeOf', { name }));
      await page.getByRole('list', { name: words('admin:calendar.holidays') }).waitFor();
    },
  },
  {
    name: 'company of a producer',
    role: 'producer admin',
    open: async ({ page, words }) => {
      await page.goto('/management/company');
      await page.getByText(words('admin:address.newDispatchLocation')).waitFor();
    },
  },
];
