import type { EventPayload } from '@werkbank/contracts/events';
import type { TestInstance } from '@werkbank/platform/testing';
import { otherCustomer, swissCustomer, swissProducerCompany } from '../../testing/admin-instance.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';
import { SendDigests } from './send-digests.js';

type Milestone = EventPayload<'orders.milestone-reached.v1'>;

let instance: TestInstance;
let people: TestPeople;
let catcher: MailCatcher;
let buyer: TestPerson;
let seller: TestPerson;
beforeAll(async () => {
  catcher = await MailCatcher.start();
  ({ instance, people } = await settledInstance({
    SMTP_URL: catcher.url,
    PUBLIC_URL: 'https://shop.example',
  }));
  buyer = await people.add({ companyId: swissCustomer });
  seller = await people.add({ companyId: swissProducerCompany, roles: ['company-admin'] });
}, 60_000);
afterAll(async () => {
  await people?.leave();
  await catcher?.stop();
}, 60_000);
beforeEach(() => {
  catcher.mails.length = 0;
});

const delivery = {
  id: 7001,
  producerCompanyId: swissProducerCompany,
  producerName: 'Alpspan',
  plannedShipmentDate: '2030-02-04',
  shipper: 'sh_post' as const,
  trackingUrl: null,
};
const reached = (kind: Milestone['kind'], change: Partial<Milestone> = {}, id?: string) =>
  instance.courier.publish(
    'orders.milestone-reached.v1',
    {
      kind,
      orderId: 100_042,
      buyer: { userId: buyer.userId, customerId: swissCustomer, customerName: 'Kellermatt AG' },
      deliveries: [delivery],
      releaseUntil: null,
      at: '2030-02-03T11:00:00.000Z',
      ...change,
    },
    id,
  );
const countOf = ({ email }: TestPerson) =>
  catcher.mails.filter(({ to }) => [to].flat().some((one) => one?.text.includes(email))).length;
const choose = (person: TestPerson, off: Milestone['kind'][], digest = false) =>
  instance.callAs(person, 'setMailChoices', { params: { userId: person.userId }, body: { off, digest } });

it('tells buyer and producer of a new order, each of what to do and where', async () => {
  await reached('placed');
  const [toBuyer] = await catcher.mailsTo(buyer.email);
  expect(toBuyer?.subject).toBe('Ihre Bestellung 100042 ist eingegangen');
  expect(toBuyer?.text).toContain('https://shop.example/orders/sales-orders/100042');
  expect(toBuyer?.text).toContain('https://shop.example/management/profile');
  const [toSeller] = await catcher.mailsTo(seller.email);
  expect(toSeller?.subject).toBe('Neue Bestellung 100042 von Kellermatt AG');
  expect(toSeller?.text).toContain('https://shop.example/orders/purchase-orders/100042');
});

it("writes in the reader's language", async () => {
  await instance.callAs(buyer, 'setUserLanguage', {
    params: { userId: buyer.userId },
    body: { language: 'en' },
  });
  await reached('placed');
  expect((await catcher.mailsTo(buyer.email))[0]?.subject).toBe('Your order 100042 has come in');
  expect((await catcher.mailsTo(seller.email))[0]?.subject).toContain('Neue Bestellung');
  await instance.callAs(buyer, 'setUserLanguage', {
    params: { userId: buyer.userId },
    body: { language: 'de' },
  });
});

it("tells the company's admins of what others of it bought, and no colleague, nor a buyer who went elsewhere", async () => {
  const boss = await people.add({ companyId: swissCustomer, roles: ['company-admin'] });
  const colleague = await people.add({ companyId: swissCustomer });
  const gone = await people.add({ companyId: otherCustomer });
  await reached('readyToSend', {
    buyer: { userId: gone.userId, customerId: swissCustomer, customerName: 'Kellermatt AG' },
  });
  await catcher.mailsTo(boss.email);
  await instance.settled();
  expect([countOf(colleague), countOf(gone), countOf(buyer)]).toEqual([0, 0, 0]);
});

it('has the deadline of the release', async () => {
  const releaseUntil = new Date(Date.now() + 3_600_000).toISOString();
  await reached('aboutToLapse', { releaseUntil });
  const [mail] = await catcher.mailsTo(buyer.email);
  expect(mail?.subject).toBe('Bestellung 100042: Vorschlag läuft bald ab');
  expect(mail?.text).toMatch(/gilt nur noch bis .*\d{2}:\d{2} \(Zürich\)/);
  expect(countOf(seller)).toBe(0);
});

it("leads to the carrier's page of a parcel", async () => {
  const trackingUrl = 'https://service.post.ch/ekp-web/ui/entry/search/3761';
  await reached('sent', { deliveries: [{ ...delivery, trackingUrl }] });
  const [mail] = await catcher.mailsTo(buyer.email);
  expect(mail?.text).toContain(`Sendung verfolgen (Lieferung 7001):\n${trackingUrl}`);
  expect(String(mail?.html)).toContain(`<a href="${trackingUrl}"`);
});

it('sends one mail, however often the event comes', async () => {
  const id = '0195f0a0-0000-7000-8000-000000000001';
  await reached('delivered', {}, id);
  await reached('delivered', {}, id);
  await catcher.mailsTo(buyer.email);
  await instance.settled();
  await reached('sent');
  await catcher.mailsTo(buyer.email, 2);
  expect(countOf(buyer)).toBe(2);
});

it('sends no mail of a kind that its reader has switched off', async () => {
  await choose(buyer, ['sent']);
  await reached('sent');
  await reached('readyToSend');
  const [mail] = await catcher.mailsTo(buyer.email);
  expect(mail?.subject).toBe('Bestellung 100042: versandbereit');
  await instance.settled();
  expect(countOf(buyer)).toBe(1);
  await choose(buyer, []);
});

it('gathers what happened for one mail a day, but for what is urgent', async () => {
  await choose(buyer, [], true);
  await reached('sent');
  await reached('delivered', { orderId: 100_043 });
  await reached('aboutToLapse', { releaseUntil: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await catcher.mailsTo(buyer.email))[0]?.subject).toContain('läuft bald ab');
  const digests = instance.app.get(SendDigests);
  await digests.run(new Date());
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await Promise.all([digests.run(tomorrow), digests.run(tomorrow)]);
  await digests.run(tomorrow);
  const [, digest] = await catcher.mailsTo(buyer.email, 2);
  expect(digest?.subject).toBe('Was sich bei Ihren Bestellungen getan hat');
  expect(digest?.text).toContain(
    'Bestellung 100042 ist unterwegs:\nhttps://shop.example/orders/sales-orders/100042',
  );
  expect(digest?.text).toContain('Bestellung 100043: angekommen');
  await reached('placed');
  await catcher.mailsTo(seller.email);
  expect(countOf(buyer)).toBe(2);
  await choose(buyer, []);
});

it('lets people neither see nor choose for others', async () => {
  const params = { userId: buyer.userId };
  const refused = { status: 404, code: 'USER_NOT_FOUND' };
  await expect(instance.callAs(seller, 'getMailChoices', { params })).rejects.toMatchObject(refused);
  await expect(
    instance.callAs(seller, 'setMailChoices', { params, body: { off: [], digest: true } }),
  ).rejects.toMatchObject(refused);
  expect(await instance.callAs(buyer, 'getMailChoices', { params })).toEqual({ off: [], digest: false });
});
