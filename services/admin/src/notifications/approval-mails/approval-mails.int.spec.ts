import { eventExamples } from '@werkbank/contracts/fixtures';
import { amountText } from '@werkbank/contracts/amounts';
import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let catcher: MailCatcher;
let approver: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://shop.example',
  }));
  approver = await people.add({ companyId: swissCustomer });
  buyer = await people.add({ companyId: swissCustomer });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);

const requested = eventExamples['checkout.approval-requested.v1'];
const decided = eventExamples['checkout.approval-decided.v1'];
const sentTo = ({ email }: TestPerson, count = 1) => catcher.mailsTo(email, count);

it('asks the approvers who are still active', async () => {
  const gone = await people.add({ companyId: swissCustomer });
  await instance.em().execute('update users set enabled = false where id = ?', [gone.userId]);
  const event = { ...requested, remark: '<b>Eilt</b>', approverIds: [approver.userId, gone.userId] };
  await instance.courier.publish('checkout.approval-requested.v1', event);
  const [mail] = await sentTo(approver);
  expect(mail?.subject).toContain('wartet auf Ihre Genehmigung');
  expect(mail?.text).toContain(amountText({ amount: requested.taxBase, currency: 'CHF' }, 'de'));
  expect(mail?.text).toContain(`https://shop.example/approvals/${requested.draftId}`);
  expect(String(mail?.html)).toContain('&lt;b&gt;Eilt&lt;/b&gt;');
  await instance.settled();
  const readers = catcher.mails.flatMap(({ to }) => [to].flat().map((one) => one?.text));
  expect(readers).toEqual([approver.email]);
});

it('brings the buyer the reason of a refusal, and the number of an approved order', async () => {
  await instance.courier.publish('checkout.approval-decided.v1', { ...decided, userId: buyer.userId });
  const [declined] = await sentTo(buyer);
  expect(declined?.subject).toBe('Ihre Bestellung wurde abgelehnt');
  expect(declined?.text).toContain(decided.reason);
  expect(declined?.text).toContain(`https://shop.example/approvals/${decided.draftId}`);
  await instance.em().execute(`update users set language = 'en' where id = ?`, [buyer.userId]);
  await instance.courier.publish('checkout.approval-decided.v1', {
    ...decided,
    userId: buyer.userId,
    orderId: 100_042,
    reason: null,
  });
  const [, approved] = await sentTo(buyer, 2);
  expect(approved?.subject).toBe('Your order 100042 is approved');
  expect(approved?.text).toContain(amountText({ amount: decided.taxBase, currency: 'CHF' }, 'en'));
  expect(approved?.text).toContain('https://shop.example/orders/sales-orders/100042');
});
