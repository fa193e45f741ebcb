import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer, swissProducerCompany } from '../../testing/admin-instance.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let catcher: MailCatcher;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://shop.example',
  }));
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);

const requested = (remarks: string) =>
  instance.courier.publish('catalog.discount-requested.v1', {
    requestId: 7,
    producerCompanyIds: [swissProducerCompany],
    customerName: 'Kellermatt AG',
    askedBy: { firstName: 'Ada', lastName: 'Meier', email: 'ada@werkbank.example' },
    remarks,
    materialNumber: '338-0680',
  });
const sentTo = ({ email }: TestPerson) => catcher.mailsTo(email);
const countOf = ({ email }: TestPerson) =>
  catcher.mails.filter(({ to }) => [to].flat().some((one) => one?.text.includes(email))).length;

it('reaches everybody of a producer company without an admin, otherwise its admins alone', async () => {
  const seller = await people.add({ companyId: swissProducerCompany });
  await requested('Erstens.\n<b>Zweitens</b>');
  const [mail] = await sentTo(seller);
  expect(mail?.subject).toBe('Rabattanfrage von Kellermatt AG');
  expect(mail?.text).toContain('Ada Meier (ada@werkbank.example)');
  expect(mail?.text).toContain('https://shop.example/management/discount-requests/7');
  expect(mail?.text).toContain('338-0680');
  expect(String(mail?.html)).toContain('&lt;b&gt;Zweitens&lt;/b&gt;');
  const boss = await people.add({ companyId: swissProducerCompany, roles: ['company-admin'] });
  await requested('Noch einmal.');
  await sentTo(boss);
  expect(countOf(seller)).toBe(1);
});

it('mails the answer to the requesting buyer', async () => {
  const buyer = await people.add({ companyId: swissCustomer });
  await instance.courier.publish('catalog.discount-request-answered.v1', {
    requestId: 7,
    userId: buyer.userId,
    producerName: 'Alpspan',
    status: 'Granted',
    answer: 'Gern.',
  });
  const [mail] = await sentTo(buyer);
  expect(mail?.subject).toBe('Ihre Rabattanfrage bei Alpspan');
  expect(mail?.text).toContain('Gern.');
  expect(mail?.text).toContain('https://shop.example/management/request-discount');
});

it('sends no mail to a deleted person', async () => {
  await instance.courier.publish('catalog.discount-request-answered.v1', {
    requestId: 7,
    userId: 1_999_999_999,
    producerName: 'Alpspan',
    status: 'Declined',
    answer: '',
  });
  await instance.settled();
  expect(await instance.courier.deadLetters()).toEqual([]);
});
