import { callExamples } from '@werkbank/contracts/fixtures';
import { button, complaints, type ManagementScreen } from './management-scene.ts';
import type { Visit } from './browser/visit.ts';

const role = 'producer admin';
const list = '**/api/catalogue-imports*';

/** An import with one of its lists, after its rows are loaded. */
const importAt = (name: string, which: 'toCheck' | 'done', view: string): ManagementScreen => ({
  name,
  role,
  open: async ({ page }, { imports }) => {
    await page.goto(`/catalogue-imports/${imports[which]}?view=${view}`);
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
  },
});
const press = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Screens of a catalogue import; some depend on the one before. */
export const importScreens: readonly ManagementScreen[] = [
  {
    name: 'catalogue imports that are loading',
    role,
    open: async ({ page, words }) => {
      await page.route(list, () => undefined);
      await page.goto('/catalogue-imports');
      await page
        .getByRole('main')
        .getByRole('status', { name: words('kit:states.loading') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'catalogue imports that cannot be loaded',
    role,
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/catalogue-imports/);
      await page.unroute(list);
      await page.route(list, (route) => route.abort('connectionrefused'));
      await page.goto('/catalogue-imports');
      await page.getByRole('button', { name: words('kit:states.retry') }).waitFor();
    },
  },
  {
    name: 'catalogue imports of which there are none',
    role,
    open: async ({ page, words }) => {
      await page.unroute(list);
      const { answer } = callExamples.listCatalogueImports;
      const json = { ...answer, imports: [], pages: 0, totalItems: 0 };
      await page.route(list, (route) => route.fulfill({ json }));
      await page.goto('/catalogue-imports');
      await page.getByText(words('imports:list.none')).waitFor();
    },
  },
  {
    name: 'catalogue imports with complaints',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await page.unroute(list);
      await page.goto('/catalogue-imports');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
      await button(visit, words('imports:send.begin'));
      await complaints(visit);
    },
  },
  {
    name: 'formats of catalogue files',
    role,
    open: async (visit) => {
      await visit.page.goto('/catalogue-imports');
      await press(visit, visit.words('imports:formats.title'));
      await visit.page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  {
    name: 'columns to map',
    role,
    open: async ({ page, words }, { imports }) => {
      await page.goto(`/catalogue-imports/${imports.toMap}/mapping`);
      await page.getByRole('table', { name: words('imports:mapping.columns') }).waitFor();
    },
  },
  {
    name: 'columns to map with complaints',
    role,
    open: async (visit) => {
      await button(visit, visit.words('imports:mapping.save'));
      await complaints(visit);
    },
  },
  {
    name: 'import whose columns are to be mapped',
    role,
    open: async ({ page, words }, { imports }) => {
      await page.goto(`/catalogue-imports/${imports.toMap}`);
      await page.getByText(words('imports:notice.map')).waitFor();
    },
  },
  importAt('import to check', 'toCheck', 'changes'),
  {
    name: 'import to check with an opened change',
    role,
    open: async ({ page }) => {
      await page.getByRole('table').locator('tbody button[aria-expanded=false]').first().click();
      await page.getByRole('table').nth(1).waitFor();
    },
  },
  importAt('refused lines of an import', 'toCheck', 'refused'),
  {
    name: 'import with nothing left out',
    role,
    open: async ({ page, words }, { imports }) => {
      await page.goto(`/catalogue-imports/${imports.done}?view=leftOut`);
      await page.getByText(words('imports:leftOut.none')).waitFor();
    },
  },
  {
    name: 'question before an import is applied',
    role,
    open: async (visit, { imports }) => {
      await visit.page.goto(`/catalogue-imports/${imports.toCheck}`);
      await press(visit, visit.words('imports:apply.open'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'question before an import is withdrawn',
    role,
    open: async (visit, { imports }) => {
      await visit.page.goto(`/catalogue-imports/${imports.done}`);
      await press(visit, visit.words('imports:withdraw.confirm'));
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'import that is not there',
    role,
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/catalogue-imports\/999999999/);
      await page.goto('/catalogue-imports/999999999');
      await page.getByRole('heading', { level: 1, name: words('imports:import.one') }).waitFor();
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'import that is being read',
    role,
    open: async ({ page, words }) => {
      const { answer } = callExamples.getCatalogueImport;
      const progress = { done: 20_000_000, total: answer.fileSize };
      const json = { ...answer, status: 'Reading', progress, actions: [] };
      await page.route('**/api/catalogue-imports/7', (route) => route.fulfill({ json }));
      for (const part of ['changes', 'refused-lines'])
        await page.route(`**/api/catalogue-imports/7/${part}*`, () => undefined);
      await page.goto('/catalogue-imports/7');
      await page.getByRole('progressbar', { name: words('imports:progress.label') }).waitFor();
    },
  },
  {
    name: 'import that has failed',
    role,
    open: async ({ page, words }) => {
      const { answer } = callExamples.getCatalogueImport;
      const failure = { code: 'BrokenXml', message: 'Das XML der Datei ist fehlerhaft oder bricht ab.' };
      const json = { ...answer, status: 'Failed', failure, recognised: null, actions: ['discard'] };
      await page.unroute('**/api/catalogue-imports/7');
      await page.route('**/api/catalogue-imports/7', (route) => route.fulfill({ json }));
      await page.goto('/catalogue-imports/7');
      await page.getByText(words('imports:notice.failed')).waitFor();
    },
  },
  {
    name: 'places of groups',
    role,
    open: async ({ page, words }) => {
      await page.goto('/catalogue-imports/places');
      await page.getByLabel(words('imports:places.search')).waitFor();
    },
  },
  {
    name: 'places of groups that cannot be loaded',
    role,
    open: async ({ page, words }) => {
      await page.route('**/api/catalogue-imports/places*', (route) => route.abort('connectionrefused'));
      await page.goto('/catalogue-imports/places');
      await page.getByRole('button', { name: words('kit:states.retry') }).waitFor();
      await page.unroute('**/api/catalogue-imports/places*');
    },
  },
  {
    name: 'features of no articles',
    role,
    open: async ({ page, words }) => {
      await page.goto('/catalogue-imports/features');
      await page.getByText(words('imports:features.none')).waitFor();
    },
  },
  {
    name: 'features of a group',
    role,
    open: async ({ page, words }) => {
      const { answer } = callExamples.listSourceFeatures;
      await page.route('**/api/catalogue-imports/features*', (route) => route.fulfill({ json: answer }));
      await page.goto('/catalogue-imports/features');
      await page.getByRole('table', { name: words('imports:features.title') }).waitFor();
    },
  },
  {
    name: 'features that cannot be loaded',
    role,
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/catalogue-imports/);
      await page.unroute('**/api/catalogue-imports/features*');
      await page.route('**/api/catalogue-imports/features*', (route) => route.abort('connectionrefused'));
      await page.goto('/catalogue-imports/features');
      await page.getByRole('button', { name: words('kit:states.retry') }).waitFor();
      await page.unroute('**/api/catalogue-imports/features*');
    },
  },
  {
    name: 'articles that need a place',
    role,
    open: async ({ page }) => {
      await page.goto('/catalogue-imports/unplaced-articles');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'catalogue imports that are not for buyers',
    role: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/catalogue-imports');
      await page.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
    },
  },
  {
    name: 'catalogue imports of the platform',
    role: 'platform admin',
    open: async ({ page, words }) => {
      await page.goto('/catalogue-imports');
      await page.getByRole('combobox', { name: words('imports:company.label') }).waitFor();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
];
