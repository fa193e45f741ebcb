import type { ArticleRow, Configuration } from '@werkbank/contracts/entities';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from './browser/visit.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { accountOf, eventually, type Person, signIn, visitor } from '../instance/running-instance.ts';
import { choose, expectTold, fillIn, formOf, openManagement } from './steps/administer.ts';
import { goToCheckout, reviewOrder, sumOf } from './steps/check-out.ts';
import { fillInLogin, visitAs } from './steps/log-in.ts';
import { choiceOf, confirmCookies, prefer } from './steps/prefer.ts';
import { askFor, basketLink, priceOfLine, putIntoBasket } from './steps/shop.ts';

const france = { lng: 'de', country: 'FR', currency: 'PLN' } as const;

/** A country and a currency that no build has heard of are configured, and an order goes there; all is put back. */
describe('an added country and currency', () => {
  let browser: Browser;
  let operator: Person;
  let before: Configuration;
  let company: OwnCompany;
  let admin: Visit;
  let buyer: Visit;
  const step = inOrder(() => [admin, buyer]);

  beforeAll(async () => {
    const account = accountOf(({ role }) => role === 'platform-admin');
    const { optimisticLockKey: _, ...found } = await visitor()('getConfiguration', {});
    before = found;
    operator = await signIn(account);
    company = await ownCompany('Grenzgang');
    browser = await openBrowser();
    admin = await visitAs(browser, account);
    buyer = await beginVisit(browser);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await company?.remove();
    await operator.api('updateConfiguration', { body: before });
    const { exchangeRates } = await operator.api('listCurrencies', {});
    for (const { id, targetCurrency } of exchangeRates) {
      if (targetCurrency === 'PLN') await operator.api('deleteExchangeRate', { params: { rateId: id } });
    }
  });

  it(
    'get their exchange rate in the administration',
    step(async () => {
      await operator.api('updateConfiguration', {
        body: {
          ...before,
          countries: [...before.countries, 'FR'],
          customsFreeAreas: [...before.customsFreeAreas.slice(1), ['DE', 'AT', 'FR']],
        },
      });
      const { page, words } = admin;
      await openManagement(admin, 'currencies', 'Währungen');
      const offered = page.getByRole('region', { name: words('admin:offer.title') });
      await offered.getByRole('button', { name: words('admin:offer.add') }).click();
      const offer = formOf(admin, words('admin:offer.add'));
      await fillIn(admin, offer, { 'admin:offer.code': 'pln' });
      await offer.getByText('Polnischer Złoty (PLN)').waitFor();
      await offer.getByRole('button', { name: words('admin:offer.add') }).click();
      await expectTold(admin, words('admin:offer.added', { currency: 'PLN' }));
      const zloty = offered.getByRole('row', { name: 'Polnischer Złoty (PLN)' });
      await zloty.getByText('kein interner Kurs von EUR, CHF').waitFor();
      await page.getByRole('button', { name: words('admin:currencies.add') }).click();
      const form = formOf(admin, words('admin:currencies.add'));
      await choose(form, words('admin:currencies.field.targetCurrency'), /PLN/);
      await fillIn(admin, form, {
        'admin:currencies.field.ratio': '4,25',
        'admin:currencies.field.validFrom': '01.01.2026',
      });
      await form.getByRole('button', { name: words('kit:form.save') }).click();
      await expectTold(admin, words('admin:currencies.added'));
      await page.getByText(`EUR → PLN · ${words('admin:currencies.types.Internal')}`).waitFor();
      await zloty.getByText('kein interner Kurs von CHF').waitFor();
    }),
  );

  it(
    'are chosen by a visitor, who sees prices in it',
    step(async () => {
      const article = await pricedArticle();
      const { page, words } = buyer;
      await page.goto('/');
      await confirmCookies(buyer);
      await prefer(buyer, 'country', 'FR');
      await prefer(buyer, 'currency', 'PLN');
      await page.getByRole('banner').getByText('Frankreich · PLN · DE').waitFor();
      await page.goto(`/article/${article.articleId}`);
      const order = page.getByRole('region', { name: words('articles:article.order') });
      const asked = await askFor(buyer, order, article, 3);
      await order.getByText('PLN').first().waitFor();
      await putIntoBasket(buyer, order, 1);
      await basketLink(buyer, 1).click();
      expect(await priceOfLine(buyer, article)).toBe(asked);
      // Kept over the load of a page, though no build knows them.
      expect(await (await choiceOf(buyer, 'country')).inputValue()).toBe('FR');
      await page.keyboard.press('Escape');
    }),
  );

  it(
    'lead to the summary of an order, with the costs exchanged and the tax of the country',
    step(async () => {
      const { page, words } = buyer;
      await goToCheckout(buyer);
      await fillInLogin(buyer, company.account);
      await page.getByLabel(words('checkout:shipping.otherThanBilling')).check();
      const add = page.getByRole('button', { name: words('checkout:shipping.add') });
      await add.click();
      const dialog = formOf(buyer, words('checkout:shipping.add'));
      await fillIn(buyer, dialog, {
        'checkout:address.name': 'Atelier Lyon',
        'checkout:address.street': 'Rue de la Soie',
        'checkout:address.house': '3',
        'checkout:address.zipCode': '69004',
        'checkout:address.city': 'Lyon',
      });
      await choose(dialog, words('checkout:address.country'), 'Frankreich');
      await dialog.getByRole('button', { name: words('kit:form.save') }).click();
      await expectTold(buyer, words('checkout:done.shippingAddressAdded'));
      const sums = await reviewOrder(buyer);
      const freight = await sumOf(sums, words('checkout:cost.Freight'));
      const goods = await sumOf(sums, words('checkout:totals.goods'));
      expect(freight).toBeGreaterThan(0);
      expect(await sumOf(sums, words('checkout:totals.net'))).toBe(goods + freight);
      expect((await sums.innerText()).replaceAll('\u00a0', ' ')).toMatch(/MwSt\. 20 % auf [\d.,]+ PLN/);
    }),
  );

  it('cause no errors and no failed requests', () => {
    expect([...admin.troubles.unexpected, ...buyer.troubles.unexpected]).toEqual([]);
  });
});

/** An article that leaves from Germany; catalog receives the configuration and the rate a moment later. */
async function pricedArticle(): Promise<ArticleRow> {
  const search = () => visitor()('searchArticles', { query: { ...france, q: 'spiralbohrer' } });
  const fits = (row: ArticleRow) => row.price !== null && row.dispatchLocation?.country === 'DE';
  const { articles } = await eventually(search, (found) => found.articles.some(fits));
  const article = articles.find(fits);
  if (!article) throw new Error('it has been seen');
  return article;
}
