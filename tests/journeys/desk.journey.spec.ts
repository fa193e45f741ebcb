import type { ArticleRow } from '@werkbank/contracts/entities';
import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { type OwnCompany, ownCompany } from '../instance/own-company.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import {
  choose,
  expectPage,
  expectTold,
  fillIn,
  formOf,
  openManagement,
  rowWith,
  save,
} from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';
import { askFor, priceInRow, priceOfLine, putIntoBasket, rowOf, search } from './steps/shop.ts';

const desk = accountOf(({ email }) => email === 'leitung@kerbwerk.example');
const colleague = accountOf(({ email }) => email === 'verkauf@kerbwerk.example');
const producerCompanyId = desk.companyId ?? 0;
const params = { producerCompanyId };
/** So far away that no price of other journeys is touched. */
const farDay = '01.01.2099';

interface Asked {
  article: ArticleRow;
  materialGroup: string;
}

/** A producer edits all of its price rules and answers a customer, who sees the new price everywhere. In German. */
describe('the desk of a producer', () => {
  let browser: Browser;
  let company: OwnCompany;
  let producer: Person;
  let buyer: Visit;
  let keeper: Visit;
  let other: Visit;
  let asked: Asked;
  let before: number;
  const step = inOrder(() => [buyer, keeper, other]);
  const names = { group: '', articleGroup: '' };

  beforeAll(async () => {
    [browser, company, producer] = await Promise.all([
      openBrowser(),
      ownCompany('Rabatt Feinmechanik'),
      signIn(desk),
    ]);
    names.group = `Gruppe ${company.name}`;
    names.articleGroup = `Artikel ${company.name}`;
    asked = await articleOfDesk(producer, company.admin);
    [buyer, keeper, other] = await Promise.all([
      visitAs(browser, company.account),
      visitAs(browser, desk),
      visitAs(browser, colleague),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await removeRules(producer, company.name);
    await company.remove();
  });

  const openArticlePage = async () => {
    await buyer.page.goto(`/article/${asked.article.articleId}`);
    const order = buyer.page.getByRole('region', { name: buyer.words('articles:article.order') });
    await order.waitFor();
    return order;
  };

  it(
    'is asked for a discount from the page of an article',
    step(async () => {
      const { page, words } = buyer;
      const order = await openArticlePage();
      before = await askFor(buyer, order, asked.article, 1);
      await order.getByRole('link', { name: words('articles:article.requestDiscount') }).click();
      const form = formOf(buyer, words('orders:request.title'));
      await form.getByText(asked.article.producerName).first().waitFor();
      await fillIn(buyer, form, { 'orders:request.field.remarks': 'Wir nehmen 500 Stück im Jahr ab.' });
      expect(await barriersOf(page)).toEqual([]);
      await form.getByRole('button', { name: words('orders:request.send') }).click();
      await expectTold(buyer, words('orders:done.discountRequested'));
      await rowWith(buyer, words('orders:request.status.Open')).waitFor();
    }),
  );

  it(
    'keeps a discount group, with the tiers of a spreadsheet',
    step(async () => {
      const { page, words } = keeper;
      await openManagement(keeper, 'discount-groups/new', words('orders:discountGroup.create'));
      const form = formOf(keeper, words('orders:discountGroup.group'));
      await fillIn(keeper, form, { 'orders:discountGroup.field.name': names.group });
      await choose(
        form,
        words('orders:discountGroup.field.discountType'),
        words('orders:discountGroup.types.QuantityMaterialGroup'),
      );
      await form.getByRole('button', { name: words('orders:discountGroup.create') }).click();
      await expectPage(keeper, names.group);
      await expectTold(keeper, words('orders:done.discountGroupCreated'));
      await page.getByRole('button', { name: words('orders:paste.title') }).click();
      const paste = formOf(keeper, words('orders:paste.title'));
      await fillIn(keeper, paste, {
        'orders:paste.field.discounts': `${asked.materialGroup}\t0\t30,5\n\t1'000\t40`,
      });
      await rowWith(keeper, words('orders:paste.kinds.new')).waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await paste.getByRole('button', { name: words('orders:paste.takeOver') }).click();
      await expectTold(keeper, words('orders:done.discountsSaved'));
      await rowWith(keeper, asked.materialGroup).waitFor();
    }),
  );

  it(
    'keeps article groups, factors and surcharges, also of days to come',
    step(async () => {
      const { page, words } = keeper;
      await openManagement(keeper, 'article-groups', words('orders:articleGroup.title'));
      await page.getByRole('button', { name: words('orders:articleGroup.add') }).click();
      const articleGroup = formOf(keeper, words('orders:articleGroup.add'));
      await fillIn(keeper, articleGroup, { 'orders:articleGroup.field.name': names.articleGroup });
      await articleGroup.getByRole('button', { name: words('orders:articleGroup.add') }).click();
      await expectTold(keeper, words('orders:done.articleGroupCreated'));

      await openManagement(keeper, 'country-price-factors', words('orders:factor.title'));
      await page.getByRole('button', { name: words('orders:factor.add') }).click();
      const factor = formOf(keeper, words('orders:factor.add'));
      await choose(factor, words('orders:factor.field.targetCountry'), 'Österreich');
      await fillIn(keeper, factor, {
        'orders:factor.field.factor': '1,11',
        'orders:desk.field.validFrom': farDay,
      });
      await save(keeper, factor);
      await expectTold(keeper, words('orders:done.countryPriceFactorCreated'));

      await openManagement(keeper, 'surcharges', words('orders:surcharge.title'));
      await page.getByRole('button', { name: words('orders:surcharge.add') }).click();
      const surcharge = formOf(keeper, words('orders:surcharge.add'));
      await choose(
        surcharge,
        words('orders:surcharge.field.materialGroupId'),
        new RegExp(`^${asked.materialGroup} `),
      );
      await fillIn(keeper, surcharge, {
        'orders:surcharge.field.value': '9,5',
        'orders:desk.field.validFrom': farDay,
      });
      await save(keeper, surcharge);
      await expectTold(keeper, words('orders:done.surchargeCreated'));
      await rowWith(keeper, farDay).waitFor();
    }),
  );

  it(
    'grants the request with that group, and sees the explanation of the price',
    step(async () => {
      const { page, words } = keeper;
      await openManagement(keeper, 'discount-requests', words('orders:answerRequest.list'));
      await rowWith(keeper, company.name).getByRole('button').first().click();
      await page.getByText('Wir nehmen 500 Stück im Jahr ab.').waitFor();
      await page.getByRole('link', { name: words('orders:answerRequest.ownPage') }).click();
      await expectPage(keeper, words('orders:answerRequest.of', { name: company.name }));
      await page.getByText('Wir nehmen 500 Stück im Jahr ab.').waitFor();
      expect(await barriersOf(page)).toEqual([]);
      await page.getByRole('button', { name: words('orders:answerRequest.grant'), exact: true }).click();
      const answer = page.getByRole('dialog');
      await choose(answer, words('orders:answerRequest.field.discountGroupId'), names.group);
      await answer.getByRole('button', { name: words('orders:answerRequest.Granted') }).click();
      await expectTold(keeper, words('orders:done.discountRequestGranted'));

      await openManagement(keeper, 'discount-requests', words('orders:answerRequest.list'));
      await rowWith(keeper, company.name).getByRole('link', { name: company.name }).click();
      await expectPage(keeper, company.name);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: words('orders:explain.title') }).click();
      await expectPage(keeper, words('orders:explain.title'));
      await page.goto(`${page.url()}&article=${asked.article.articleId}&country=CH&currency=CHF`);
      await main.getByRole('link', { name: names.group }).waitFor();
      expect(await barriersOf(page)).toEqual([]);
    }),
  );

  it(
    'shows the customer the new price in article, search, category and basket',
    step(async () => {
      const { page, words } = buyer;
      const order = await openArticlePage();
      const now = await askFor(buyer, order, asked.article, 1);
      expect(now).toBeLessThan(before);
      await putIntoBasket(buyer, order, 1);
      const found = await search(buyer, asked.article.materialNumber);
      expect(await priceInRow(rowOf(found, asked.article))).toBe(now);
      await page.goto(`/category/${asked.article.groupId}?filters=producer:${asked.article.producerId}`);
      const row = rowOf(page.getByRole('table'), asked.article);
      await row.waitFor();
      expect(await priceInRow(row)).toBe(now);
      await page.goto('/basket');
      await page.getByRole('table').first().waitFor();
      expect(await priceOfLine(buyer, asked.article)).toBe(now);
      await page.goto('/management/request-discount');
      await rowWith(buyer, words('orders:request.status.Granted')).waitFor();
    }),
  );

  it(
    'keeps the changes of both to one group',
    step(async () => {
      const { discountGroups } = await groupsOf(producer);
      const id = discountGroups.find(({ name }) => name === names.group)?.id ?? 0;
      for (const one of [keeper, other]) await openManagement(one, `discount-groups/${id}`, names.group);
      const form = (visit: Visit) => formOf(visit, visit.words('orders:discountGroup.group'));
      await fillIn(other, form(other), { 'orders:discountGroup.field.name': `${names.group} neu` });
      await save(other, form(other));
      await expectTold(other, other.words('orders:done.discountGroupUpdated'));

      keeper.troubles.expect(/PUT .*\/discounts\/groups\/\d+\/\d+ 409/);
      await fillIn(keeper, form(keeper), { 'orders:discountGroup.field.name': `${names.group} alt` });
      await save(keeper, form(keeper));
      await form(keeper)
        .getByRole('button', { name: keeper.words('kit:form.takeOver') })
        .click();
      await form(keeper)
        .getByText(keeper.words('kit:form.changedMeanwhile', { value: `${names.group} neu` }))
        .waitFor();
      await save(keeper, form(keeper));
      await expectTold(keeper, keeper.words('orders:done.discountGroupUpdated'));
      await expectPage(keeper, `${names.group} alt`);
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect([buyer, keeper, other].flatMap(({ troubles }) => troubles.unexpected)).toEqual([]);
  });
});

/** An orderable article of the producer with its material group, which a surcharge reveals. */
async function articleOfDesk(producer: Person, customer: Person): Promise<Asked> {
  const company = await producer.api('getProducerCompany', { params: { companyId: producerCompanyId } });
  const { articles } = await customer.api('searchArticles', {
    query: { lng: 'de', country: 'CH', currency: 'CHF', filters: `producer:${company.producerId}` },
  });
  for (const article of articles.filter(({ notAvailableReason }) => notAvailableReason === null)) {
    const query = { articleId: article.articleId, country: 'CH', currency: 'CHF' };
    const { steps } = await producer.api('explainPrice', { params, query });
    const charged = steps.flatMap(({ rules }) => rules).find(({ kind }) => kind === 'Surcharge');
    // Dear enough that a third less is another price.
    if (charged && (article.price ?? 0) > 100) return { article, materialGroup: charged.name };
  }
  throw new Error('the demo data has no such article');
}

async function groupsOf({ api }: Person) {
  const [discountGroups, articleGroups, factors, surcharges] = await Promise.all([
    api('listDiscountGroups', { params }),
    api('listArticleGroups', { params }),
    api('listCountryPriceFactors', { params }),
    api('listSurcharges', { params }),
  ]);
  return { discountGroups, articleGroups, factors, surcharges };
}

/** Takes away what this journey has made, by its name and its day. */
async function removeRules(producer: Person, name: string): Promise<void> {
  const { api } = producer;
  const { discountGroups, articleGroups, factors, surcharges } = await groupsOf(producer);
  const isOurs = (rule: { name: string }) => rule.name.includes(name);
  const isFar = ({ validFrom }: { validFrom: string | null }) => validFrom === '2099-01-01';
  for (const { id } of discountGroups.filter(isOurs))
    await api('deleteDiscountGroup', { params: { ...params, discountGroupId: id } });
  for (const { id } of articleGroups.filter(isOurs))
    await api('deleteArticleGroup', { params: { ...params, articleGroupId: id } });
  for (const { id } of factors.filter(isFar))
    await api('deleteCountryPriceFactor', { params: { ...params, factorId: id } });
  for (const { id } of surcharges.filter(isFar))
    await api('deleteSurcharge', { params: { ...params, surchargeId: id } });
}
