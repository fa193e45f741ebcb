import type { NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { SalesOrder } from '@werkbank/contracts/entities';
import { Databases } from '../instance/databases.ts';
import { untilSettled } from '../chaos/settled.ts';
import { type Marks, freshMarks, tablesWith } from '../instance/marks-of-a-person.ts';
import { draftOf, drillsFor, placeOrder } from '../instance/ordering.ts';
import { accountOf, type Person, signIn } from '../instance/running-instance.ts';
import { findOffers, swissBuyer } from '../instance/shopping.ts';

type Exported = CallAnswer<'exportPersonalData'>;

const databases = new Databases();
const marks = freshMarks();
/** A birth name, which only the audit trail holds. */
const former: Marks = { ...marks, lastName: `Ledig${marks.lastName}` };
const password = 'Journey-2026';
let nats: NatsConnection;
let admin: Person;
let colleague: Person;
let person: Person;
let order: SalesOrder;

beforeAll(async () => {
  const address = new URL(process.env['NATS_URL'] ?? '');
  nats = await connect({ servers: address.host, user: address.username, pass: address.password });
  admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
  const account = accountOf(swissBuyer);
  colleague = await signIn(account);
  const rights = { roles: { PlatformAdmin: false, CompanyAdmin: true }, companyId: account.companyId };
  const data = { ...former, salutation: 'Ms', language: 'de', ...rights } as const;
  const { userId } = await admin.api('createUser', { body: { ...data, password } });
  person = await signIn({ ...account, email: marks.email, password });
  await person.api('updateUser', { params: { userId }, body: { ...data, ...marks, enabled: true } });
  person = await signedInAnew();
}, 60_000);
afterAll(async () => {
  await databases.close();
  await nats?.close();
});

/** The token then holds the current name. */
async function signedInAnew(): Promise<Person> {
  return signIn({ ...person.account, email: marks.email.toUpperCase() });
}

const settled = () => untilSettled(nats, databases);
const params = () => ({ params: { userId: person.user.id } });
const held = ({ domains }: Exported) =>
  domains.flatMap(({ domain, held: tables }) =>
    tables.filter(({ rows }) => rows.length > 0).map(({ table }) => `${domain}.${table}`),
  );

it('exports all data that the services hold about a person, to herself', async () => {
  const { api, user } = person;
  const rows = await drillsFor(person);
  const offers = await findOffers(person, rows);
  const bought = [offers.CH.row, offers.DE.row];
  await api('setUserPreferences', { ...params(), body: { country: 'CH', currency: 'CHF' } });
  await api('setMailChoices', { ...params(), body: { off: ['sent'], digest: true } });
  await api('changeOwnBasket', {
    body: {
      changes: bought.map(({ articleId, producerId, dispatchLocation }) => ({
        articleId,
        producerId,
        dispatchLocationId: dispatchLocation?.id ?? 0,
        quantity: 3,
      })),
    },
  });
  await api('requestDiscount', {
    body: { producers: [offers.CH.row.producerId], remarks: `Ring me: ${marks.phone}` },
  });
  order = await placeOrder(person, bought);
  await draftOf(person, bought, 7);
  const place = { name: 'Tor 3', street: 'Werkgasse', house: '9', addressSupplement: null };
  await api('createCustomerAddress', {
    params: { companyId: user.companyId ?? 0 },
    body: { ...place, zipCode: '8400', city: 'Winterthur', country: 'CH' },
  });
  await settled();

  const exported = await api('exportPersonalData', params());
  // Orders of other tests are mailed to her company meanwhile.
  const tables = held(exported).filter((table) => table !== 'admin.mail');
  expect(new Set(tables)).toEqual(
    new Set([
      'admin.mail_choice',
      'admin.mail_digest_line',
      'admin.user_preferences',
      'admin.audit_entry',
      'admin.users',
      'catalog.user_preferences',
      'catalog.discount_request',
      'checkout.own_basket',
      'checkout.order_draft',
      'orders.issued_paper',
      'orders.sales_order',
      'orders.order_history',
    ]),
  );
  expect(exported.account).toMatchObject({ person: { email: marks.email, lastName: marks.lastName } });
  const text = JSON.stringify(exported);
  for (const mark of [...Object.values(marks), former.lastName]) expect(text).toContain(mark);
  await expect(colleague.api('exportPersonalData', params())).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
}, 120_000);

it('finds her data in all databases before the erasure', async () => {
  expect(await tablesWith(marks, databases)).toEqual(
    expect.arrayContaining([
      'admin.audit_entry',
      'admin.users',
      'catalog.discount_request',
      'catalog.outbox',
      'checkout.order_draft',
      'checkout.outbox',
      'keycloak.user_entity',
      'orders.order_history',
      'orders.sales_order',
    ]),
  );
}, 60_000);

it('erases her everywhere, ends her sessions and leaves the order as it was', async () => {
  const totalsOf = async () => {
    const { totals, status, sections } = await colleague.api('getSalesOrder', {
      params: { orderId: order.id },
    });
    return { totals, status, sections };
  };
  const before = await totalsOf();
  await expect(colleague.api('erasePerson', params())).rejects.toMatchObject({ status: 403 });
  await admin.api('erasePerson', params());
  await settled();

  // Issued papers stay as they were; Keycloak deletes its own events after a while.
  expect(await tablesWith(marks, databases)).toEqual(['keycloak.event_entity', 'orders.issued_paper']);
  expect(await totalsOf()).toEqual(before);
  const again = { body: { userEmail: marks.email, password } };
  await expect(person.api('login', again)).rejects.toMatchObject({ code: 'AUTHENTICATION_FAILED' });
  const language = { ...params(), body: { language: 'en' } } as const;
  await expect(person.api('setUserLanguage', language)).rejects.toMatchObject({ status: 401 });
}, 120_000);

it('changes nothing if the erasure arrives twice, and exports only retained data', async () => {
  const rowsOf = async (owner: 'orders' | 'checkout' | 'catalog', table: string) =>
    databases.rows(owner, `select xmin::text, t::text from ${table} t order by 2`);
  const look = async () => ({
    orders: await rowsOf('orders', 'sales_order'),
    history: await rowsOf('orders', 'order_history'),
    drafts: await rowsOf('checkout', 'order_draft'),
    requests: await rowsOf('catalog', 'discount_request'),
  });
  const before = await look();
  await databases.rows(
    'admin',
    `insert into outbox (event, key, payload) select event, key, payload from outbox
      where event = 'admin.person-erased.v1' and key = $1`,
    [String(person.user.id)],
  );
  await settled();
  expect(await look()).toEqual(before);

  const exported = await admin.api('exportPersonalData', params());
  expect(exported.account).toBeNull();
  expect(held(exported)).toEqual(expect.arrayContaining(['orders.sales_order', 'admin.erased_person']));
  const papers = exported.domains.flatMap(({ held: tables }) =>
    tables.filter(({ table }) => table !== 'issued_paper'),
  );
  for (const mark of Object.values(marks)) expect(JSON.stringify(papers)).not.toContain(mark);
}, 60_000);
