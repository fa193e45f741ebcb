import { randomBytes } from 'node:crypto';
import { errorMessage } from '@werkbank/contracts/errors';
import type { Browser } from 'playwright-core';
import { inOrder } from './browser/in-order.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { accountOf } from '../instance/running-instance.ts';
import {
  choose,
  complaintsOf,
  confirm,
  fillIn,
  formOf,
  openManagement,
  expectPage,
  rowWith,
  save,
  expectTold,
} from './steps/administer.ts';
import { visitAs } from './steps/log-in.ts';

const mark = randomBytes(3).toString('hex');
/** Last in every list, so that tests of the first entries find the former ones. */
const producer = `Zz Journey ${mark}`;

/** Producers and exchange rates, in German and in American English; rates are restored. */
describe('producers and exchange rates', () => {
  let browser: Browser;
  let visit: Visit;
  const step = inOrder(() => [visit]);

  beforeAll(async () => {
    browser = await openBrowser();
    visit = await visitAs(
      browser,
      accountOf(({ role }) => role === 'platform-admin'),
      'de',
      { browserLocale: 'en-US' },
    );
  });
  afterAll(() => browser.close());

  it(
    'refuses a new producer whose name is taken, and makes it under another',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'producers', 'Hersteller');
      await page.getByRole('link', { name: words('admin:producers.add') }).click();
      const form = formOf(visit, words('admin:producers.add'));
      const create = () => form.getByRole('button', { name: words('admin:producers.create') }).click();
      await create();
      expect(await complaintsOf(form)).toHaveLength(8);
      await fillIn(visit, form, {
        'admin:producers.marginInPercent': '12,25',
        'admin:producers.videoLink': 'kein Link',
        'admin:producers.field.companyName': `${producer} AG`,
        'admin:producers.field.name': 'Lager',
        'admin:producers.field.street': 'Weg',
        'admin:producers.field.house': '1',
        'admin:producers.field.zipCode': '89073',
        'admin:producers.field.city': 'Ulm',
      });
      await form.getByLabel(words('admin:producers.name'), { exact: true }).fill('Kerbwerk');
      await create();
      expect(await complaintsOf(form)).toHaveLength(2);
      await fillIn(visit, form, {
        'admin:producers.marginInPercent': '12,5',
        'admin:producers.videoLink': 'https://www.youtube.com/watch?v=journey',
      });
      await form.getByLabel(words('admin:producers.customShippingHelp')).check();
      visit.troubles.expect(/POST .*\/producers 409/);
      await create();
      await form.getByRole('link', { name: errorMessage('PRODUCER_NAME_EXISTS', 'de') }).waitFor();
      await form.getByLabel(words('admin:producers.name'), { exact: true }).fill(producer);
      await create();
      await expectTold(visit, words('admin:done.producerCreated'));
      await expectPage(visit, producer);
    }),
  );

  it(
    'changes its margin, gives it another place to send from and keeps the last one',
    step(async () => {
      const { page, words } = visit;
      const form = formOf(visit, words('admin:producers.data'));
      await fillIn(visit, form, { 'admin:producers.marginInPercent': '7' });
      await save(visit, form);
      await expectTold(visit, words('admin:done.producerDataChanged'));

      await page.getByRole('button', { name: words('admin:producers.addLocation') }).click();
      const dialog = formOf(visit, words('admin:producers.addLocation'));
      await fillIn(visit, dialog, {
        'admin:producers.field.name': 'Werk 2',
        'admin:producers.field.street': 'Gasse',
        'admin:producers.field.house': '2',
        'admin:producers.field.zipCode': '8406',
        'admin:producers.field.city': 'Winterthur',
      });
      await choose(dialog, words('admin:producers.field.country'), 'Schweiz');
      await dialog.getByRole('button', { name: words('kit:form.save') }).click();
      await expectTold(visit, words('admin:producers.locationAdded'));

      const remove = async (name: string) => {
        const title = words('admin:producers.deleteLocationOf', { name });
        await page.getByRole('button', { name: title }).click();
        await confirm(visit, title, words('admin:producers.deleteLocation'));
      };
      await remove('Lager');
      await expectTold(visit, words('admin:producers.locationDeleted'));
      // The last one is not offered to be deleted.
      await page.getByText(words('admin:producers.onlyLocation')).waitFor();
      const last = words('admin:producers.deleteLocationOf', { name: 'Werk 2' });
      expect(await page.getByRole('button', { name: last }).count()).toBe(0);

      await page.getByRole('link', { name: `${producer} AG` }).click();
      await expectPage(visit, `${producer} AG`);
      await openManagement(visit, `producers?search=${mark}`, 'Hersteller');
      const row = rowWith(visit, producer);
      expect((await row.innerText()).replaceAll('\u00a0', ' ')).toContain('7,0 %');
      await row.getByText('Winterthur, CH').waitFor();
      await row.getByRole('cell', { name: words('admin:lists.yes'), exact: true }).waitFor();
    }),
  );

  it(
    'keeps a producer with articles, and deletes one that was made by mistake',
    step(async () => {
      const { page, words } = visit;
      const remove = async (name: string) => {
        await openManagement(visit, `producers?search=${encodeURIComponent(name)}`, 'Hersteller');
        await rowWith(visit, name).getByRole('link', { name, exact: true }).click();
        await expectPage(visit, name);
        const action = words('admin:delete.producer');
        await page.getByRole('button', { name: action }).click();
        await confirm(visit, words('admin:delete.companyTitle', { name }), action);
      };
      visit.troubles.expect(/DELETE .*\/producers\/\d+ 409/);
      await remove('Kerbwerk');
      await page
        .getByRole('dialog')
        .getByRole('alert')
        .filter({ hasText: errorMessage('PRODUCER_HAS_ARTICLES', 'de') })
        .waitFor();
      await remove(producer);
      await expectTold(visit, words('admin:done.producerDeleted'));
      await expectPage(visit, 'Hersteller');
    }),
  );

  it(
    'refuses gaps and overlaps of exchange rates, and ends an open one where the next begins',
    step(async () => {
      const { page, words } = visit;
      await openManagement(visit, 'currencies?type=Internal&source=EUR', 'Währungen');
      const change = words('admin:currencies.changeOf', { name: 'EUR → CHF (intern) 01.01.2024' });
      await page.getByRole('button', { name: change }).click();
      const changed = formOf(visit, words('admin:currencies.change'));
      const send = (form: typeof changed) =>
        form.getByRole('button', { name: words('kit:form.save') }).click();
      visit.troubles.expect(/PUT .*\/exchange-rates\/\d+ 409/);
      for (const [end, code] of [
        ['30.11.2025', 'EXCHANGE_RATE_GAP'],
        ['1.2.2026', 'EXCHANGE_RATE_OVERLAP'],
      ] as const) {
        await fillIn(visit, changed, { 'admin:currencies.field.validTo': end });
        await send(changed);
        await changed
          .getByRole('alert')
          .filter({ hasText: errorMessage(code, 'de') })
          .waitFor();
      }
      await changed.getByRole('button', { name: words('kit:dialog.cancel') }).click();
      await confirm(visit, words('kit:unsaved.title'), words('kit:unsaved.leave'));

      await page.getByRole('button', { name: words('admin:currencies.add') }).click();
      const added = formOf(visit, words('admin:currencies.add'));
      await fillIn(visit, added, { 'admin:currencies.field.ratio': 'viel' });
      await send(added);
      expect(await complaintsOf(added)).toEqual([
        `${words('admin:currencies.field.ratio')}: Der Wert muss eine Zahl sein.`,
        'Gültig ab muss angegeben werden.',
      ]);
      await fillIn(visit, added, {
        'admin:currencies.field.ratio': '0,9555',
        'admin:currencies.field.validFrom': '01.01.2031',
      });
      await send(added);
      await expectTold(visit, words('admin:currencies.added'));
      await rowWith(visit, '01.01.2026').getByText('31.12.2030').waitFor();
      await rowWith(visit, '01.01.2031').getByText('0,9555').waitFor();
      await page
        .getByRole('button', {
          name: words('admin:currencies.deleteOf', { name: 'EUR → CHF (intern) 01.01.2031' }),
        })
        .click();
      const type = words('admin:currencies.types.Internal');
      const period = { pair: 'EUR → CHF', type, date: '01.01.2031' };
      await confirm(visit, words('admin:currencies.deleteTitle', period), words('admin:currencies.delete'));
      await expectTold(visit, words('admin:currencies.deleted'));
      await rowWith(visit, '01.01.2026').getByText(words('admin:currencies.open')).waitFor();
    }),
  );

  it(
    'takes a day from a calendar that speaks German whatever the browser speaks, by the keyboard alone',
    step(async () => {
      const { page, words } = visit;
      const label = words('admin:currencies.field.validFrom');
      await page.getByRole('button', { name: words('admin:currencies.add') }).click();
      const form = formOf(visit, words('admin:currencies.add'));
      const day = form.getByLabel(label, { exact: true });
      expect(await day.getAttribute('placeholder')).toBe('TT.MM.JJJJ');
      await day.fill('21.11.2026');
      const name = words('kit:date.calendar', { field: label });
      const opener = form.getByRole('button', { name });
      const calendar = page.getByRole('dialog', { name });
      await opener.press('Enter');
      await calendar.getByRole('heading', { name: 'November 2026' }).waitFor();
      expect(await calendar.getByRole('columnheader').allInnerTexts()).toEqual([
        'Mo',
        'Di',
        'Mi',
        'Do',
        'Fr',
        'Sa',
        'So',
      ]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      const focused = calendar.locator(':focus');
      expect(await focused.getAttribute('aria-label')).toBe('Sonntag, 29. November 2026');
      await page.keyboard.press('Enter');
      expect(await day.inputValue()).toBe('29.11.2026');
      await opener.press('Enter');
      await page.keyboard.press('Escape');
      await calendar.waitFor({ state: 'hidden' });
      // Only the calendar has closed, and the focus is back at its button.
      expect(await form.locator(':focus').getAttribute('aria-label')).toBe(name);
      await form.getByRole('button', { name: words('kit:dialog.cancel') }).click();
      await confirm(visit, words('kit:unsaved.title'), words('kit:unsaved.leave'));
    }),
  );

  it('causes no errors and no failed requests', () => {
    expect(visit.troubles.unexpected).toEqual([]);
  });
});
