import type { Browser } from 'playwright-core';
import { barriersOf } from './browser/accessibility.ts';
import { inOrder } from './browser/in-order.ts';
import { keepsScreens } from './browser/judge-screen.ts';
import { keepScreen } from './browser/screens.ts';
import { openBrowser, type Visit } from './browser/visit.ts';
import { overflowAt } from './browser/widths.ts';
import { castOfTheThread } from '../instance/cast.ts';
import { draftOf } from '../instance/ordering.ts';
import { type OwnPerson, ownPerson } from '../instance/own-person.ts';
import { eventually, type Person, signIn } from '../instance/running-instance.ts';
import { submitButton } from './steps/check-out.ts';
import { visitAs } from './steps/log-in.ts';

/** An admin limits a buyer. One order above the limit is approved by a named colleague, another one declined with a reason. */
describe.each([390, 1280])('an order above a limit on a screen of %i pixels', (width) => {
  const stamp = Date.now() % 1_000_000;
  const lastName = `Limit ${width} ${stamp}`;
  const approverName = `Zusage ${width} ${stamp}`;
  let browser: Browser;
  let people: OwnPerson[];
  let boss: Visit;
  let buyer: Visit;
  let approver: Visit;
  let person: Person;
  const step = inOrder(() => [boss, buyer, approver]);

  beforeAll(async () => {
    browser = await openBrowser();
    const [admin, asker, decider] = [
      await ownPerson('boss', 'de', { companyAdmin: true }),
      await ownPerson('asker'),
      await ownPerson('decider'),
    ];
    people = [admin, asker, decider];
    const { api } = await signIn(admin.account);
    for (const [{ userId }, name] of [
      [asker, lastName],
      [decider, approverName],
    ] as const) {
      const {
        id: _,
        createdOn: __,
        companyName: ___,
        companyType: ____,
        ...user
      } = await api('getUser', {
        params: { userId },
      });
      await api('updateUser', { params: { userId }, body: { ...user, lastName: name } });
    }
    person = await signIn(asker.account);
    boss = await visitAs(browser, admin.account, 'de', { width });
    buyer = await visitAs(browser, asker.account, 'de', { width });
    approver = await visitAs(browser, decider.account, 'de', { width });
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    for (const one of people ?? []) await one.remove();
  });

  const isFit = async ({ page, troubles }: Visit, screen: string) => {
    if (keepsScreens) await keepScreen(page, `order-approval-${screen}-${width}`);
    expect(await overflowAt(page, width)).toEqual([]);
    expect(await barriersOf(page)).toEqual([]);
    expect(troubles.unexpected).toEqual([]);
  };
  const press = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true }).click();
  const title = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  /** The buyer tries to order and requests approval; returns the address of the request. */
  const askFor = async (remark: string, screen: string): Promise<string> => {
    const { page, words, troubles } = buyer;
    const { offers } = await castOfTheThread();
    const { id } = await draftOf(person, [offers.CH.row]);
    await page.goto(`/checkout?draft=${id}`);
    troubles.expect(/POST .*\/sales-orders 409$/);
    await submitButton(buyer).click();
    await page.getByRole('textbox', { name: new RegExp(words('checkout:approval.remark')) }).fill(remark);
    await isFit(buyer, `${screen}-asked`);
    await press(buyer, words('checkout:approval.ask'));
    await title(buyer, words('checkout:approval.waits'));
    await isFit(buyer, `${screen}-waits`);
    return `/approvals/${id}`;
  };

  it(
    'begins with the limit of an admin',
    step(async () => {
      const { page, words } = boss;
      await page.goto('/management/spending-limits');
      const name = `${lastName}, Vera`;
      await press(boss, words('admin:limits.change', { name }));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: new RegExp(words('admin:limits.perOrder')) }).fill('1,00');
      await dialog.getByRole('combobox', { name: words('admin:limits.approverId') }).click();
      await page.getByRole('option', { name: `${approverName}, Vera` }).click();
      await isFit(boss, 'limit');
      await press(boss, words('kit:form.save'));
      await dialog.waitFor({ state: 'detached' });
      const row = page.getByRole('row').filter({ hasText: name }).first();
      const text = await row.innerText();
      expect(text).toContain('1,00');
      if (width > 600) expect(text).toContain(approverName);
      await isFit(boss, 'limits');
    }),
    60_000,
  );

  it(
    'waits, is found on the home page, and is approved',
    step(async () => {
      const address = await askFor('Für den Auftrag 4711', 'first');
      const { page, words } = approver;
      await page.goto('/');
      await page.getByRole('link', { name: words('checkout:approval.title') }).click();
      await page.getByRole('link', { name: `Vera ${lastName}` }).click();
      await page.waitForURL(`**${address}`);
      await page.getByText('Für den Auftrag 4711').waitFor();
      await isFit(approver, 'to-decide');
      await press(approver, words('checkout:approval.approve'));
      const link = page.getByRole('link', { name: words('checkout:confirmation.toOrder') });
      await link.waitFor();
      await isFit(approver, 'approved');
      await buyer.page.goto(address);
      const ordered = buyer.page.getByRole('link', { name: words('checkout:confirmation.toOrder') });
      const orderId = Number((await ordered.getAttribute('href'))?.split('/').at(-1));
      const order = await eventually(
        () => person.api('getSalesOrder', { params: { orderId } }),
        ({ sections }) => sections.length > 0,
      );
      expect(order.creatorLastName).toBe(lastName);
    }),
    60_000,
  );

  it(
    'is declined with a reason for the buyer',
    step(async () => {
      const address = await askFor('Noch einmal', 'second');
      const { page, words } = approver;
      await page.goto(address);
      await press(approver, words('checkout:approval.decline'));
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Liegt noch im Lager.');
      await isFit(approver, 'decline');
      await dialog.getByRole('button', { name: words('checkout:approval.decline') }).click();
      await dialog.waitFor({ state: 'detached' });
      await buyer.page.goto(address);
      await buyer.page.getByText('Liegt noch im Lager.').waitFor();
      expect(
        await buyer.page.getByRole('link', { name: words('checkout:confirmation.toOrder') }).count(),
      ).toBe(0);
      await isFit(buyer, 'declined');
    }),
    60_000,
  );
});
