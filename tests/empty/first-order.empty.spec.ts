import type { Browser, Locator } from 'playwright-core';
import { barriersOf } from '../journeys/browser/accessibility.ts';
import { inOrder } from '../journeys/browser/in-order.ts';
import { beginVisit, openBrowser, type Visit } from '../journeys/browser/visit.ts';
import { overflowAt } from '../journeys/browser/widths.ts';
import { makeFirstAdmin } from '../instance/first-admin.ts';
import { linkIn, mailTo } from '../instance/mails.ts';
import type { Account } from '../instance/running-instance.ts';
import { admin, buyer, catalogue, password, seller, wanted } from './first-people.ts';
import { choose, expectPage, expectTold, fillIn, formOf, save } from '../journeys/steps/administer.ts';
import { decide, expectImportStatus, sendCatalogue } from '../journeys/steps/bring-in.ts';
import { confirmedOrder, goToCheckout, reviewOrder, submitButton } from '../journeys/steps/check-out.ts';
import { fillInLogin } from '../journeys/steps/log-in.ts';
import { confirmCookies } from '../journeys/steps/prefer.ts';
import { confirmDelivery, openReceivedOrder } from '../journeys/steps/produce.ts';
import {
  chooseForCompany,
  companyField,
  consent,
  fillInCompany,
  fillInPerson,
  sendRegistration,
} from '../journeys/steps/register.ts';
import { setNewPassword } from '../journeys/steps/reset-password.ts';
import { askFor, basketLink, openArticle, putIntoBasket, rowOf } from '../journeys/steps/shop.ts';

/** Each step follows the guide that the admin sees, in German. */
describe('an empty installation, up to its first order', () => {
  let browser: Browser;
  let platform: Visit;
  let producer: Visit;
  let customer: Visit;
  let orderId: number;
  const step = inOrder(() => [platform, producer, customer]);

  beforeAll(async () => {
    browser = await openBrowser();
    platform = await beginVisit(browser);
    producer = await beginVisit(browser);
    customer = await beginVisit(browser);
  });
  afterAll(() => browser.close());

  /** The states of the steps of the guide. */
  const guide = async (): Promise<string[]> => {
    const { page, words } = platform;
    await page.goto('/management/setup');
    await expectPage(platform, words('admin:setup.title'));
    const items = page.getByRole('main').getByRole('list').getByRole('listitem');
    await items.first().waitFor();
    return Promise.all((await items.all()).map((item) => item.locator('[data-state]').innerText()));
  };
  /** The first link of the step that comes next. */
  const goOn = async (link: string): Promise<void> => {
    const { page, words } = platform;
    await page
      .getByRole('main')
      .getByRole('link', { name: words(`admin:setup.link.${link}` as 'admin:setup.link.shop'), exact: true })
      .click();
  };
  /** A first password by the mail of an invitation, and the login with it. */
  const takeInvitation = async (visit: Visit, link: string, account: Account): Promise<void> => {
    await visit.page.goto(link);
    await setNewPassword(visit, account.password);
    await visit.page.waitForURL('/login');
    await fillInLogin(visit, account);
  };

  it(
    'shows visitors that it is being set up, on a page without barriers',
    step(async () => {
      const { page, words } = customer;
      await page.goto('/');
      await confirmCookies(customer);
      await page.getByRole('heading', { name: words('catalog:home.empty') }).waitFor();
      expect(await barriersOf(page)).toEqual([]);
      for (const width of [390, 960, 1920]) expect(await overflowAt(page, width)).toEqual([]);
    }),
  );

  it(
    'gets its first admin by a command, once',
    step(async () => {
      const options = {
        email: admin.email,
        salutation: 'Ms',
        'first-name': 'Ada',
        'last-name': 'Meier',
        phone: '+41 52 555 01 20',
        language: 'de',
      };
      const [link = ''] = /http\S+/.exec(await makeFirstAdmin(options)) ?? [];
      await expect(makeFirstAdmin({ ...options, email: 'second@shop.test' })).rejects.toMatchObject({
        stderr: expect.stringContaining('There is an administrator already'),
      });
      await takeInvitation(platform, link, admin);
    }),
  );

  it(
    'guides the admin from the home page',
    step(async () => {
      const { page, words } = platform;
      await page.goto('/');
      await confirmCookies(platform);
      await page
        .getByRole('main')
        .getByRole('link', { name: words('catalog:home.setUp') })
        .click();
      await expectPage(platform, words('admin:setup.title'));
      expect(await guide()).toEqual(['als Nächstes', ...Array<string>(5).fill('offen')]);
      expect(await barriersOf(page)).toEqual([]);
    }),
  );

  it(
    'gets the details of documents',
    step(async () => {
      const { words } = platform;
      await goOn('printSettings');
      const form = formOf(platform, words('admin:print.title'));
      await fillIn(platform, form, { 'admin:print.field.email': 'auftrag@shop.test' });
      await save(platform, form);
      await expectTold(platform, words('admin:print.saved'));
      expect(await guide()).toEqual(['erledigt', 'als Nächstes', ...Array<string>(4).fill('offen')]);
    }),
  );

  it(
    'gets a manufacturer with a person who sells',
    step(async () => {
      const { page, words } = platform;
      await goOn('newProducer');
      const form = formOf(platform, words('admin:producers.add'));
      await form.getByLabel(words('admin:producers.name'), { exact: true }).fill(wanted.producerName);
      await fillIn(platform, form, {
        'admin:producers.marginInPercent': '8',
        'admin:producers.field.companyName': 'Bohrwerk GmbH',
        'admin:producers.field.name': 'Lager',
        'admin:producers.field.street': 'Werkweg',
        'admin:producers.field.house': '1',
        'admin:producers.field.zipCode': '89073',
        'admin:producers.field.city': 'Ulm',
      });
      await form.getByRole('button', { name: words('admin:producers.create') }).click();
      await expectPage(platform, wanted.producerName);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Bohrwerk GmbH' }).click();
      await main.getByRole('link', { name: words('admin:users.title') }).click();
      await main
        .getByRole('link', { name: words('admin:users.create') })
        .first()
        .click();
      const person = formOf(platform, words('admin:users.create'));
      await fillIn(platform, person, {
        'admin:user.firstName': 'Vera',
        'admin:user.lastName': 'Bohr',
        'admin:user.email': seller.email,
        'admin:user.phone': '+49 731 555 01 20',
      });
      await person.getByRole('button', { name: words('admin:users.create') }).click();
      await expectPage(platform, 'Vera Bohr');
      expect((await guide()).slice(0, 3)).toEqual(['erledigt', 'erledigt', 'als Nächstes']);
    }),
  );

  it(
    'gets a category, and a group with a column that narrows',
    step(async () => {
      const { page, words } = platform;
      const add = async (nameDe: string, nameEn: string): Promise<void> => {
        const form = formOf(platform, words('admin:categories.data'));
        await fillIn(platform, form, {
          'admin:categories.field.nameDe': nameDe,
          'admin:categories.field.nameEn': nameEn,
        });
        await form.getByRole('button', { name: words('admin:categories.create') }).click();
        await expectPage(platform, nameDe);
      };
      await goOn('newCategory');
      await add('Bohren', 'Drilling');
      await page.getByRole('link', { name: words('admin:categories.addHere') }).click();
      await page.getByRole('radio', { name: words('admin:categories.kinds.group') }).check();
      await add('Spiralbohrer', 'Twist drills');
      await page.getByRole('button', { name: words('admin:columns.new') }).click();
      const dialog = formOf(platform, words('admin:columns.newTitle'));
      await fillIn(platform, dialog, {
        'admin:columns.field.nameDe': 'Durchmesser',
        'admin:columns.field.nameEn': 'Diameter',
        'admin:columns.field.unit': 'mm',
      });
      await dialog.getByRole('button', { name: words('admin:columns.takeIn') }).click();
      await page
        .getByRole('checkbox', { name: words('admin:columns.isFilterOf', { name: 'Durchmesser (mm)' }) })
        .check();
      await save(platform, formOf(platform, words('admin:columns.ofGroup')));
      await expectTold(platform, words('admin:columns.tableSaved'));
      expect((await guide())[3]).toBe('als Nächstes');
    }),
  );

  it(
    'gets the first catalogue from the manufacturer, who gives it a place',
    step(async () => {
      const { page, words } = producer;
      await takeInvitation(producer, linkIn(await mailTo(seller.email)), seller);
      await confirmCookies(producer);
      await sendCatalogue(producer, catalogue);
      await expectImportStatus(producer, 'Preview');
      await decide(producer, 'apply');
      await expectImportStatus(producer, 'Done');
      await page
        .getByRole('link', { name: words('imports:title') })
        .first()
        .click();
      await page.getByRole('link', { name: words('imports:tabs.places') }).click();
      const form = formOf(producer, words('imports:places.title'));
      await choose(form, words('imports:places.placeOf', { name: 'Spiralbohrer' }), /Spiralbohrer/);
      await save(producer, form);
      await expectTold(producer, words('imports:places.moved', { count: 2, number: '2' }));
      expect((await guide()).slice(3)).toEqual(['erledigt', 'als Nächstes', 'offen']);
    }),
  );

  it(
    'gets the first customer, who registers and confirms',
    step(async () => {
      const { page, words } = customer;
      await page.goto('/login?view=registration');
      await fillInPerson(customer, {
        firstName: 'Petra',
        lastName: 'Brunner',
        email: buyer.email,
        phone: '+49 751 555 01 22',
        password,
      });
      await fillInCompany(customer, {
        name: 'Seewald Zerspanung',
        street: 'Industriestraße',
        house: '14',
        zipCode: '88212',
        city: 'Ravensburg',
      });
      await chooseForCompany(customer, 'country', 'Deutschland');
      await companyField(customer, 'taxNumber').fill('DE811223344');
      await consent(customer).check();
      await sendRegistration(customer);
      await page.getByRole('heading', { name: words('login:registration.sentTitle') }).waitFor();
      await page.goto(linkIn(await mailTo(buyer.email)));
      await page.getByRole('link', { name: words('login:links.login') }).click();
      await fillInLogin(customer, buyer);
      expect((await guide()).slice(4)).toEqual(['erledigt', 'als Nächstes']);
    }),
  );

  it(
    'sells its first article, found by its category and its diameter',
    step(async () => {
      const { page } = customer;
      // The wall of marks shows the name of a manufacturer without a word mark.
      customer.troubles.expect(/\/media\/marks\/\S+ 404$/);
      await page.goto('/');
      const main = page.getByRole('main');
      await main.getByRole('link', { name: /Bohren/ }).click();
      await main.getByRole('link', { name: /Spiralbohrer/ }).click();
      const table: Locator = main.getByRole('table').first();
      await table.getByRole('cell', { name: '6,8', exact: true }).waitFor();
      const order = await openArticle(customer, rowOf(table, wanted), wanted);
      await askFor(customer, order, wanted, 10);
      await putIntoBasket(customer, order, 1);
      await basketLink(customer, 1).click();
      await goToCheckout(customer);
      await reviewOrder(customer);
      customer.troubles.expect(/\/api\/sales-orders\/\d+ 404$/);
      await submitButton(customer).click();
      orderId = await confirmedOrder(customer);
      const received = await openReceivedOrder(producer, orderId);
      await confirmDelivery(producer, received, 'Released');
      expect(await guide()).toEqual(Array<string>(6).fill('erledigt'));
      await platform.page.getByText(platform.words('admin:setup.all')).waitFor();
    }),
  );

  it('causes no errors and no failed requests', () => {
    for (const visit of [platform, producer, customer]) expect(visit.troubles.unexpected).toEqual([]);
  });
});
