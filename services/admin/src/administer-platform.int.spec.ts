import { randomUUID } from 'node:crypto';
import { ApiError } from '@werkbank/contracts/client';
import type { EventPayload } from '@werkbank/contracts/events';
import { companyData, producerData } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { defaultConfiguration } from './settings/configuration/default-configuration.js';
import { germanProducerCompany, otherCustomer, swissCustomer } from './testing/admin-instance.js';
import { refusalOf } from './testing/refusals.js';
import { settledInstance } from './testing/settled-instance.js';
import type { TestPeople, TestPerson } from './testing/test-people.js';
import { withoutKeys } from './testing/without-keys.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
let otherBoss: TestPerson;
let producer: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
  otherBoss = await people.add({ roles: ['company-admin'], companyId: otherCustomer });
  producer = await people.add({ roles: ['company-admin'], companyId: germanProducerCompany });
}, 60_000);
afterAll(async () => {
  await instance?.em().execute('update users set removed_at = now() where id <> ?', [admin.userId]);
  await instance?.callAs(admin, 'repairUserDrift', {});
  await people?.leave();
}, 60_000);

const place = {
  name: 'Lager Süd',
  street: 'Hafenstraße',
  house: '4',
  addressSupplement: null,
  zipCode: '79098',
  city: 'Freiburg',
  country: 'DE',
};
const told = async <N extends 'admin.company-changed.v1' | 'admin.producer-changed.v1'>(
  name: N,
  id: number,
): Promise<EventPayload<N> | undefined> => {
  await instance.settled();
  return (await instance.courier.sent(name)).findLast((event) => event.id === id);
};
const trail = async (objectType: string) =>
  (await instance.callAs(admin, 'listAuditEntries', { query: { objectType } })).entries;

describe('a customer', () => {
  const params = { companyId: swissCustomer };

  it('is changed by its own admin, with an event for the other domains', async () => {
    const body = { ...companyData, name: 'Kellermatt Werke AG', eoriNumber: 'DE471108151234567' };
    const { name, taxNumber, eoriNumber } = body;
    const changed = await instance.callAs(boss, 'updateCustomer', { params, body });
    expect(changed).toMatchObject({ id: swissCustomer, name, taxNumber, eoriNumber });
    expect(await told('admin.company-changed.v1', swissCustomer)).toEqual({
      ...withoutKeys(changed),
      addresses: [withoutKeys(changed).primaryAddress],
      version: expect.any(Number),
    });
    expect((await trail('Company'))[0]).toMatchObject({
      userId: boss.userId,
      before: { name: 'Kellermatt AG', eoriNumber: null },
      after: { name, eoriNumber },
    });
  });

  it.each([
    ['a tax number of another country', { country: 'DE' }, 'TAX_NUMBER_FORMAT', 'taxNumber'],
    ['no tax number', { taxNumber: '' }, 'FIELD_REQUIRED', 'taxNumber'],
    ['a kanton that says not which', { customerType: 'Kanton' as const }, 'FIELD_REQUIRED', 'kanton'],
    [
      'a kanton that there is not',
      { customerType: 'Kanton' as const, kanton: 'Mars' },
      'MALFORMED_REQUEST',
      'kanton',
    ],
    ['a number that no customs office gives', { eoriNumber: 'X1' }, 'EORI_FORMAT', 'eoriNumber'],
    ['a phone number without numbers', { phone: '12' }, 'PHONE_FORMAT', 'phone'],
  ])('is not changed to %s', async (_, wrong, code, field) => {
    const call = instance.callAs(boss, 'updateCustomer', { params, body: { ...companyData, ...wrong } });
    expect(await refusalOf(call)).toMatchObject({ status: 400, code, field });
  });

  it('is found by name and city, with the number of its people', async () => {
    const found = (customerType: string) =>
      instance.callAs(admin, 'listCustomers', {
        query: { search: 'kellermatt', sort: '-name', customerType },
      });
    expect((await found('Bund,Kanton')).totalItems).toBe(0);
    const list = await found('Bund,Company');
    expect(list).toMatchObject({
      totalItems: 1,
      companies: [{ id: swissCustomer, city: 'City 2010', country: 'CH', userCount: 1 }],
    });
  });

  it('keeps its billing address, and deletes others', async () => {
    const remove = (addressId: number) =>
      instance.callAs(boss, 'deleteCustomerAddress', { params: { ...params, addressId } });
    const at = { ...params, addressId: 2011 };
    expect(await instance.callAs(boss, 'updateCustomerAddress', { params: at, body: place })).toMatchObject({
      ...place,
      id: 2011,
      type: 'Shipping',
    });
    await remove(2011);
    expect(await refusalOf(remove(2011))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
    expect(await refusalOf(remove(2010))).toMatchObject({ code: 'ADDRESS_NOT_DELETABLE' });
    expect(await refusalOf(remove(2020))).toMatchObject({ code: 'ADDRESS_NOT_FOUND' });
  });

  it('is deleted by its own admin only, together with its people', async () => {
    let openOrders = 1;
    const other = { companyId: otherCustomer };
    const deleted = (caller: TestPerson) => instance.callAs(caller, 'deleteCustomer', { params: other });
    expect(await refusalOf(deleted(boss))).toMatchObject({ code: 'COMPANY_NOT_FOUND' });
    // A company stays while it has open orders, or while their number is unknown.
    expect(await refusalOf(deleted(otherBoss))).toMatchObject({ code: 'PART_UNAVAILABLE' });
    const stop = instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders }));
    expect(await refusalOf(deleted(otherBoss))).toMatchObject({ status: 409, code: 'COMPANY_IN_USE' });
    openOrders = 0;
    expect(await deleted(otherBoss)).toEqual({});
    stop();
    await instance.settled();
    expect(await instance.courier.sent('admin.company-deleted.v1')).toEqual([
      { id: otherCustomer, version: expect.any(Number) },
    ]);
    expect(await instance.em().execute('select id from users where id = ?', [otherBoss.userId])).toEqual([]);
    const account = await people.realm.admin(({ users }) => users.findOne({ id: otherBoss.keycloakId }));
    expect(account).toBeNull();
  });
});

describe('a producer', () => {
  const company = { name: 'Neuwerk GmbH', dispatchLocation: place };
  const body = { ...producerData, algoliaId: 'Neuwerk', custom_shipping: true };

  it('needs only the data of the specification, and gets its first company later', async () => {
    const { id } = await instance.callAs(admin, 'createProducer', {
      body: { algoliaId: 'Ohnewerk', platformMargin: 0.1, custom_shipping: false },
    });
    expect(await told('admin.producer-changed.v1', id)).toMatchObject({ videoLink: null, companies: [] });
    await instance.callAs(admin, 'createProducerCompany', { params: { producerId: id }, body: company });
    expect(await told('admin.producer-changed.v1', id)).toMatchObject({
      companies: [{ name: company.name }],
    });
  });

  it('is created with a company and a dispatch location, under a unique name', async () => {
    const { id } = await instance.callAs(admin, 'createProducer', { body: { ...body, company } });
    expect(await told('admin.producer-changed.v1', id)).toMatchObject({
      algoliaId: 'Neuwerk',
      custom_shipping: true,
      companies: [{ name: 'Neuwerk GmbH', dispatchLocations: [{ city: 'Freiburg' }] }],
    });
    const again = instance.callAs(admin, 'createProducer', {
      body: { ...body, algoliaId: 'NEUWERK', company },
    });
    expect(await refusalOf(again)).toMatchObject({ code: 'PRODUCER_NAME_EXISTS', field: 'algoliaId' });
    const changed = { ...body, algoliaId: 'Neuwerk Süd', platformMargin: 0.125 };
    expect(
      await instance.callAs(admin, 'updateProducer', { params: { producerId: id }, body: changed }),
    ).toMatchObject(changed);
    const added = await instance.callAs(admin, 'createProducerCompany', {
      params: { producerId: id },
      body: company,
    });
    const list = await instance.callAs(admin, 'listProducers', { query: { search: 'süd' } });
    expect(list.producers[0]?.companies.map((one) => one.id)).toContain(added.id);
  });

  it('gets new dispatch locations from the platform only, and keeps the last one', async () => {
    const params = { companyId: germanProducerCompany };
    const add = (caller: TestPerson) =>
      instance.callAs(caller, 'createProducerCompanyAddress', {
        params,
        body: { ...place, type: 'DispatchLocation' },
      });
    const remove = (addressId: number) =>
      instance.callAs(producer, 'deleteProducerCompanyAddress', { params: { ...params, addressId } });
    expect(await refusalOf(add(producer))).toMatchObject({ code: 'DISPATCH_LOCATION_NOT_ALLOWED' });
    expect(await refusalOf(remove(1021))).toMatchObject({ code: 'LAST_DISPATCH_LOCATION' });
    const { id } = await add(admin);
    await remove(1021);
    expect(
      (await told('admin.producer-changed.v1', 1))?.companies[0]?.dispatchLocations.map((at) => at.id),
    ).toEqual([id]);
  });
});

describe('help', () => {
  const pdf = new Uint8Array(Buffer.from('%PDF-1.7 help'));
  const headers = (itemId?: number, fileId = randomUUID()) => ({
    'x-file-id': fileId,
    'x-type': 'pdf' as const,
    'x-title': encodeURIComponent('Maße lesen'),
    'x-file-name': encodeURIComponent('maße.pdf'),
    'x-status': 'disabled' as const,
    'x-order': '2',
    ...(itemId !== undefined && { 'x-item-id': String(itemId) }),
  });
  const upload = (file: Uint8Array<ArrayBuffer>, itemId?: number, fileId?: ReturnType<typeof randomUUID>) =>
    instance.callAs(admin, 'uploadSidebarFile', { headers: headers(itemId, fileId) }, { file });

  it('is not reverted by an outdated form', async () => {
    const body = { title: 'Video', type: 'url' as const, status: 'disabled' as const, order: 7, url: '/a' };
    const { id: itemId, optimisticLockKey } = await instance.callAs(admin, 'createSidebarItem', { body });
    const change = (title: string, key = optimisticLockKey) =>
      instance.callAs(admin, 'updateSidebarItem', {
        params: { itemId },
        body: { ...body, title, optimisticLockKey: key },
      });
    const changed = await change('Newer');
    expect(await refusalOf(change('Older'))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(await change('Newest', changed.optimisticLockKey)).toMatchObject({ title: 'Newest' });
    await instance.callAs(admin, 'deleteSidebarItem', { params: { itemId } });
  });

  it('with an invalid video address of an earlier release can still be switched and moved', async () => {
    const url = 'https://videos.example/abcdefghijk';
    const [{ id: itemId } = { id: 0 }] = await instance.em().execute<{ id: number }[]>(
      `insert into sidebar_attachment (title, type, status, position, url)
       values ('Film', 'youtube', 'enabled', 1, ?) returning id`,
      [url],
    );
    const params = { itemId };
    const { id: _, file: __, ...kept } = await instance.callAs(admin, 'getSidebarItem', { params });
    const change = async (changes: Partial<typeof kept>) => {
      const { optimisticLockKey } = await instance.callAs(admin, 'getSidebarItem', { params });
      const body = { ...kept, ...changes, optimisticLockKey };
      return instance.callAs(admin, 'updateSidebarItem', { params, body });
    };
    const refused = { code: 'SIDEBAR_VIDEO_ADDRESS', field: 'url' };
    expect(await change({ status: 'disabled', order: 5 })).toMatchObject({
      status: 'disabled',
      order: 5,
      url,
    });
    expect(await refusalOf(change({ url: `${url}-2` }))).toMatchObject(refused);
    expect(await change({ type: 'url' })).toMatchObject({ type: 'url', url });
    expect(await refusalOf(change({ type: 'youtube' }))).toMatchObject(refused);
    await instance.callAs(admin, 'deleteSidebarItem', { params });
  });

  it('refuses a pdf with active content', async () => {
    const active = new Uint8Array(Buffer.from('%PDF-1.7 << /S /J#61vaScript >>'));
    expect(await refusalOf(upload(active))).toMatchObject({
      status: 415,
      code: 'PDF_ACTIVE_CONTENT',
      field: 'file',
    });
    expect(await instance.callAs('visitor', 'listSidebarItems', {})).toEqual([]);
  });

  it('stores, replaces, enables and serves a pdf', async () => {
    const fileId = randomUUID();
    const item = await upload(pdf, undefined, fileId);
    expect(item).toMatchObject({ title: 'Maße lesen', file: 'maße.pdf', status: 'disabled', url: null });
    expect(await upload(pdf, undefined, fileId)).toEqual(item);
    const params = { itemId: item.id };
    expect(await instance.callAs('visitor', 'listSidebarItems', {})).toEqual([]);
    expect(await refusalOf(instance.callAs('visitor', 'getSidebarItem', { params }))).toMatchObject({
      status: 404,
    });
    const replaced = await upload(new Uint8Array(Buffer.from('%PDF-1.7 second')), item.id);
    const { id: _, file: __, ...data } = replaced;
    await instance.callAs(admin, 'updateSidebarItem', { params, body: { ...data, status: 'enabled' } });
    const answer = await fetch(`${instance.url}/api/sidebar-panel/${item.id}/file`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toBe('%PDF-1.7 second');
    await instance.callAs(admin, 'deleteSidebarItem', { params });
    expect(await instance.callAs(admin, 'listSidebarItems', {})).toEqual([]);
  });

  it('refuses other files, empty ones and too large ones', async () => {
    expect(await refusalOf(upload(new Uint8Array(Buffer.from('<html>'))))).toMatchObject({ status: 415 });
    expect(await refusalOf(upload(new Uint8Array(0)))).toMatchObject({ code: 'SIDEBAR_FILE_REQUIRED' });
    const large = new Uint8Array(10 * 1024 * 1024 + 1);
    const error = await upload(large).catch((thrown: unknown) => thrown);
    expect(error instanceof ApiError && error.status).toBe(413);
  });
});

it('stores the configuration, and announces it to other domains', async () => {
  const body = { ...defaultConfiguration, customsFreeAreas: [['DE', 'AT', 'FR']] };
  const changed = await instance.callAs(admin, 'updateConfiguration', { body });
  expect(changed).toEqual({ ...body, optimisticLockKey: expect.any(Number) });
  expect(await instance.callAs('visitor', 'getConfiguration', {})).toEqual(changed);
  await instance.settled();
  expect((await instance.courier.sent('admin.configuration-changed.v1')).at(-1)).toMatchObject({
    customsFreeAreas: body.customsFreeAreas,
  });
  expect((await trail('Configuration'))[0]).toMatchObject({
    after: { customsFreeAreas: [['DE', 'AT', 'FR']] },
  });
});
