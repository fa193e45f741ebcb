import { button, complaints, type ManagementScreen } from './management-scene.ts';

const role = 'producer admin';

/** A list of the producer's desk, with or without rows. */
const page = (name: string, path: string, title: `orders:${string}`): ManagementScreen => ({
  name,
  role,
  open: async ({ page, words }) => {
    await page.goto(`/management/${path}`);
    await page.getByRole('heading', { level: 1, name: words(title) }).waitFor();
  },
});
/** A dialog of the previous list, submitted empty to show its errors. */
const complaining = (name: string, add: `orders:${string}`): ManagementScreen => ({
  name,
  role,
  open: async (visit) => {
    await button(visit, visit.words(add));
    await visit.page
      .getByRole('dialog')
      .getByRole('button', { name: visit.words('kit:form.save') })
      .click();
    await complaints(visit);
  },
});

/** Screens of a producer's prices; some depend on the one before. */
export const deskScreens: readonly ManagementScreen[] = [
  page('discount groups', 'discount-groups', 'orders:discountGroup.title'),
  {
    name: 'discount group of the unassigned customers',
    role,
    open: async ({ page, words }) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByText(words('orders:discountGroup.notDeletable')).waitFor();
    },
  },
  {
    name: 'new discount group with complaints',
    role,
    open: async (visit) => {
      await visit.page.goto('/management/discount-groups/new');
      await button(visit, visit.words('orders:discountGroup.create'));
      await complaints(visit);
    },
  },
  {
    name: 'discounts pasted from a table, with what they change',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/discount-groups');
      await page.getByRole('link', { name: 'Großabnehmer', exact: true }).click();
      await button(visit, words('orders:paste.title'));
      const lines = page.getByRole('dialog').getByLabel(words('orders:paste.field.discounts'));
      await lines.fill('Spiralbohrer HSS\t0\t9\nnirgends\t1\t2');
      await page.getByRole('table', { name: words('orders:paste.preview') }).waitFor();
    },
  },
  {
    name: 'tiers with their picture and tried prices',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await page.goto('/management/discount-groups');
      await page.getByRole('link', { name: 'Großabnehmer', exact: true }).click();
      await button(visit, words('orders:desk.changeOf', { name: 'Spiralbohrer HSS' }));
      await button(visit, words('orders:simulation.title'));
      await page.getByText(words('orders:simulation.none')).waitFor();
    },
  },
  page('discount requests', 'discount-requests', 'orders:answerRequest.list'),
  page('price explanations', 'price-explanations', 'orders:explain.title'),
  {
    name: 'discount request with complaints',
    role,
    open: async (visit) => {
      await visit.page.goto('/management/request-discount');
      await button(visit, visit.words('orders:request.send'));
      await complaints(visit);
    },
  },
  page('discount assignments', 'discount-assignments', 'orders:assignment.title'),
  complaining('discount assignment with complaints', 'orders:assignment.add'),
  {
    name: 'price list of everybody else',
    role,
    open: async (visit) => {
      await visit.page.goto('/management/discount-assignments');
      await button(visit, visit.words('orders:priceList.open'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  page('article groups', 'article-groups', 'orders:articleGroup.title'),
  page('country price factors', 'country-price-factors', 'orders:factor.title'),
  complaining('country price factor with complaints', 'orders:factor.add'),
  page('surcharges', 'surcharges', 'orders:surcharge.title'),
  complaining('surcharge with complaints', 'orders:surcharge.add'),
  page('Excel export', 'excel-export', 'orders:export.title'),
  {
    name: 'Excel export with complaints',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await page.getByLabel(words('orders:export.field.dateFrom'), { exact: true }).fill('');
      await button(visit, words('orders:export.download'));
      await complaints(visit);
    },
  },
];
