import { dayOf } from '@werkbank/contracts/calendar';
import type { ArticleRow } from '@werkbank/contracts/entities';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { accountOf, eventually, type Person, signIn } from '../instance/running-instance.ts';
import { choose, expectTold, openManagement, rowWith } from './steps/administer.ts';
import { confirmedOrder, goToCheckout, reviewOrder, submitButton, sumOf } from './steps/check-out.ts';
import { visitAs } from './steps/log-in.ts';
import { askFor, basketLink, putIntoBasket } from './steps/shop.ts';

/** No other journey orders to Austria, so the changed tariff affects only this one. */
const austria = { zipCode: '6900', city: 'Bregenz', country: 'AT', taxNumber: 'DE116281710' };
const pair = { shipper: 'dhleuro', from: 'DE', to: 'AT' } as const;
const entered = 4321;

/** From Germany to Austria, first by the general tariff, then by one for this pair of countries. */
describe('a freight tariff', () => {
  const step = inOrder(() => [buyer, admin]);
  let browser: Browser;
  let company: OwnCompany;
  let operator: Person;
  let article: ArticleRow;
  let buyer: Visit;
  let admin: Visit;
  let before: number;
  let orderId: number | undefined;

  beforeAll(async () => {
    company = await ownCompany('Tarif', austria);
    operator = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    await endTariff(operator);
    const { articles } = await company.admin.api('searchArticles', {
      query: { lng: 'de', country: 'AT', currency: 'EUR', q: 'spiralbohrer 6,8' },
    });
    const german = articles.find(
      ({ notAvailableReason, dispatchLocation }) =>
        notAvailableReason === null && dispatchLocation?.country === 'DE',
    );
    if (!german) throw new Error('no such drill is dispatched in Germany');
    article = german;
    browser = await openBrowser();
    buyer = await visitAs(browser, company.account);
    admin = await visitAs(browser, operator.account);
  });
  afterAll(async () => {
    await browser?.close();
    await endTariff(operator);
    if (orderId !== undefined) await operator.api('deleteSalesOrder', { params: { orderId } });
    await company?.remove();
  });

  /** Orders three pieces from the article's page to the summary; returns the block with its sums. */
  const orderThree = async () => {
    const { page, words } = buyer;
    await page.goto(`/article/${article.articleId}`);
    const order = page.getByRole('region', { name: words('articles:article.order') });
    await order.waitFor();
    await askFor(buyer, order, article, 3);
    await putIntoBasket(buyer, order, 1);
    await basketLink(buyer, 1).click();
    await goToCheckout(buyer);
    return reviewOrder(buyer);
  };
  const freightIn = (block: Parameters<typeof sumOf>[0]) =>
    sumOf(block, buyer.words('checkout:cost.Freight'));

  it(
    'for all countries applies to a first order',
    step(async () => {
      before = await freightIn(await orderThree());
      expect(before).toBeGreaterThan(0);
      expect(before).not.toBe(entered);
      await submitButton(buyer).click();
      orderId = await confirmedOrder(buyer);
    }),
  );

  it(
    'for a pair of countries is entered from today on, after a preview',
    step(async () => {
      const { page, words } = admin;
      await openManagement(admin, 'freight', words('admin:costs.Freight.title'));
      const name = words('admin:costs.changeOf', { name: 'DHL Euro, Deutschland → Österreich' });
      const known = page.getByRole('button', { name });
      await page.getByRole('table').getByRole('row').nth(1).waitFor();
      const isNew = (await known.count()) === 0;
      await (isNew ? page.getByRole('button', { name: words('admin:costs.Freight.add') }) : known).click();
      const form = page.getByRole('dialog').getByRole('form');
      if (isNew) {
        await choose(form, words('admin:costs.field.shipper'), 'DHL Euro');
        await choose(form, words('admin:costs.field.from'), 'Deutschland');
        await choose(form, words('admin:costs.field.to'), 'Österreich');
      }
      const [year, month, day] = dayOf(new Date()).split('-');
      await form
        .getByRole('textbox', { name: words('admin:costs.field.validFrom') })
        .fill(`${day}.${month}.${year}`);
      await form
        .getByRole('textbox', { name: words('admin:costs.field.base', { currency: 'EUR' }) })
        .fill('43,21');
      await form
        .getByRole('textbox', { name: words('admin:costs.field.perKilogram', { currency: 'EUR' }) })
        .fill('0');
      const preview = form.getByRole('region', { name: words('admin:costs.preview.title') });
      await preview.getByRole('row').filter({ hasText: '43,21' }).waitFor();
      await form.getByRole('button', { name: words('kit:form.save') }).click();
      await expectTold(admin, words('admin:costs.saved'));
      await rowWith(admin, 'Österreich').filter({ hasText: '43,21' }).waitFor();
    }),
  );

  it(
    'applies to the next order',
    step(async () => {
      expect(await freightIn(await orderThree())).toBe(entered);
    }),
  );

  it(
    'leaves the earlier order unchanged, which shows the admin its rule',
    step(async () => {
      const { page, words } = admin;
      const sums = words('orders:totals.title');
      for (const visit of [buyer, admin]) {
        await visit.page.goto(`/orders/sales-orders/${orderId}`);
        const block = visit.page.getByRole('region', { name: sums, exact: true });
        expect(await sumOf(block, words('orders:totals.freight'))).toBe(before);
      }
      await page
        .getByText(/^Regel \d+$/)
        .first()
        .waitFor();
      expect(await buyer.page.getByText(/^Regel \d+/).count()).toBe(0);
    }),
  );

  it(
    'is in the audit trail with its author',
    step(async () => {
      const { page, words } = admin;
      await eventually(
        () => operator.api('listAuditEntries', { query: { objectType: 'CostRule' } }),
        ({ entries }) => entries[0]?.objectName === 'dhleuro DE → AT',
      );
      await openManagement(admin, 'audit', words('admin:audit.title'));
      const row = rowWith(admin, 'DHL Euro, Deutschland → Österreich').first();
      await row.waitFor();
      expect(await row.innerText()).toContain(words('admin:audit.actions.saveFreightRule'));
      await page.close();
    }),
  );
});

/** Restores the general tariff from today on; the entered rule stays in the history. */
async function endTariff({ api }: Person): Promise<void> {
  const { freight } = await api('listCostRules', {});
  const rule = freight.find(
    ({ shipper, from, to }) => shipper === pair.shipper && from === pair.from && to === pair.to,
  );
  const holds = rule?.versions.find(({ state }) => state === 'holds');
  if (!rule || !holds?.figures) return;
  const { optimisticLockKey } = rule;
  await api('saveFreightRule', {
    body: { ...pair, validFrom: dayOf(new Date()), optimisticLockKey, figures: null },
  });
}
