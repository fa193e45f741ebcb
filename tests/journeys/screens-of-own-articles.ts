import { callExamples } from '@werkbank/contracts/fixtures';
import { button, complaints, type ManagementScreen } from './management-scene.ts';
import type { Visit } from './browser/visit.ts';

const role = 'producer admin';
const list = '**/api/own-articles?*';
const article = '/own-articles/kerbwerk-338-0680-hsse';
const example = callExamples.getOwnArticle.answer;
const longest = 'Schnellarbeitsstahlspiralbohrer'.repeat(20);

const press = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Screens of manually entered articles; some depend on the one before. */
export const ownArticleScreens: readonly ManagementScreen[] = [
  {
    name: 'own articles that are loading',
    role,
    open: async ({ page, words }) => {
      await page.route(list, () => undefined);
      await page.goto('/own-articles');
      await page
        .getByRole('main')
        .getByRole('status', { name: words('kit:states.loading') })
        .first()
        .waitFor();
    },
  },
  {
    name: 'own articles that cannot be loaded',
    role,
    open: async ({ page, words, troubles }) => {
      troubles.expect(/\/api\/own-articles/);
      await page.unroute(list);
      await page.route(list, (route) => route.abort('connectionrefused'));
      await page.goto('/own-articles');
      await page.getByRole('button', { name: words('kit:states.retry') }).waitFor();
    },
  },
  {
    name: 'own articles of which there are none',
    role,
    open: async ({ page, words }) => {
      await page.unroute(list);
      const { answer } = callExamples.listOwnArticles;
      const json = { ...answer, articles: [], pages: 1, totalItems: 0 };
      await page.route(list, (route) => route.fulfill({ json }));
      await page.goto('/own-articles');
      await page.getByText(words('ownArticles:list.none')).waitFor();
    },
  },
  {
    name: 'own articles that a filter leaves',
    role,
    open: async ({ page }) => {
      await page.unroute(list);
      await page.goto('/own-articles?search=bohrer&sale=on&sort=-stock');
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'own articles that no filter leaves',
    role,
    open: async ({ page, words }) => {
      await page.goto('/own-articles?search=nirgends');
      await page.getByText(words('kit:list.nothingFound')).waitFor();
    },
  },
  {
    name: 'own article',
    role,
    open: async ({ page, words }) => {
      await page.goto(article);
      await page.getByRole('form', { name: words('ownArticles:form.label') }).waitFor();
    },
  },
  {
    name: 'own article with complaints',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await page.getByLabel(words('ownArticles:field.leadTimeDays')).fill('bald');
      await press(visit, words('ownArticles:rows.add.features'));
      await press(visit, words('ownArticles:rows.add.packings'));
      await press(visit, words('ownArticles:rows.add.relatedArticles'));
      await button(visit, words('kit:form.save'));
      await complaints(visit);
    },
  },
  {
    name: 'price of an own article with complaints',
    role,
    open: async (visit) => {
      const { page, words } = visit;
      await press(visit, words('ownArticles:rows.add.prices'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words('ownArticles:price.take') }).click();
      await dialog.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'own article with long texts and all lists',
    role,
    open: async ({ page, words }) => {
      const json = {
        ...example,
        materialNumber: longest.slice(0, 100),
        name: { de: longest.slice(0, 500), en: longest.slice(0, 500) },
        isOnSale: false,
        features: [{ ...example.features[0], name: { de: longest.slice(0, 200), en: '' } }],
        media: [
          { ...example.media[0], fileName: `${longest.slice(0, 150)}.png`, thumbnail: null },
          { ...example.media[0], source: 'b.pdf', kind: 'document', thumbnail: null, state: 'refused' },
        ],
        formerMedia: ['a.svg'],
      };
      await page.route('**/api/own-articles/a1000001*', (route) => route.fulfill({ json }));
      await page.goto('/own-articles/a1000001');
      await page.getByRole('form', { name: words('ownArticles:form.label') }).waitFor();
    },
  },
  {
    name: 'own article that is not there',
    role,
    open: async ({ page, troubles }) => {
      troubles.expect(/\/api\/own-articles\/a0/);
      await page.goto('/own-articles/a0');
      await page.getByRole('main').getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'new article',
    role,
    open: async ({ page, words }) => {
      await page.goto('/own-articles/new');
      await page.getByLabel(words('ownArticles:field.materialNumber'), { exact: true }).waitFor();
    },
  },
  {
    name: 'history of an article without changes',
    role,
    open: async ({ page, words }) => {
      await page.goto(`${article}/history`);
      await page.getByText(words('ownArticles:history.none')).waitFor();
    },
  },
  {
    name: 'history of an article',
    role,
    open: async ({ page }) => {
      const { answer } = callExamples.listOwnArticleChanges;
      const [hand] = answer.changes;
      const changes = [
        hand,
        { ...hand, changeId: 4, cause: 'import', importId: 7, fileName: `${longest.slice(0, 120)}.xml` },
        { ...hand, changeId: 3, isNew: true, fields: [] },
        {
          ...hand,
          changeId: 2,
          fields: [{ field: 'name', before: longest.slice(0, 200), after: longest.slice(0, 180) }],
        },
      ];
      await page.route('**/api/own-articles/*/history*', (route) =>
        route.fulfill({ json: { ...answer, changes } }),
      );
      await page.goto(`${article}/history`);
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
  {
    name: 'own articles that are not for buyers',
    role: 'buyer',
    open: async ({ page, words }) => {
      await page.goto('/own-articles');
      await page.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
    },
  },
  {
    name: 'own articles of the platform',
    role: 'platform admin',
    open: async ({ page, words }, { producerCompanyId }) => {
      await page.goto(`/own-articles?company=${producerCompanyId}`);
      await page.getByRole('combobox', { name: words('imports:company.label') }).waitFor();
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
    },
  },
];
