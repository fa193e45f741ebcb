import { ApiError } from '@werkbank/contracts/client';
import { producerData } from '@werkbank/contracts/fixtures';
import type { TestInstance } from '@werkbank/platform/testing';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let spare: TestPerson;
/** A producer whose company has a user. */
let occupied: number;
let ofOccupied: TestPerson;
let articles = 0;
let orders = 0;
let asked: () => void = () => undefined;
const stops: (() => void)[] = [];
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  spare = await people.add();
  occupied = (await create('Fremdwerk')).id;
  ofOccupied = await people.add({ companyId: await companyOf(occupied), roles: ['company-admin'] });
}, 60_000);
afterAll(async () => {
  for (const stop of stops) stop();
  await people?.leave();
}, 60_000);

const dispatchLocation = {
  name: 'Lager Süd',
  street: 'Hafenstraße',
  house: '4',
  addressSupplement: null,
  zipCode: '79098',
  city: 'Freiburg',
  country: 'DE',
};
const company = { name: 'Irrwerk GmbH', dispatchLocation };
const create = (algoliaId: string, withCompany = true) =>
  instance.callAs(admin, 'createProducer', {
    body: { ...producerData, algoliaId, ...(withCompany && { company }) },
  });
const remove = (producerId: number, caller: TestPerson | 'visitor' = admin) =>
  instance.callAs(caller, 'deleteProducer', { params: { producerId } });
const companyOf = async (producerId: number) => {
  const { companies } = await instance.callAs(admin, 'getProducer', { params: { producerId } });
  return companies[0]?.id ?? 0;
};

it('is deleted by no other than a platform admin', async () => {
  expect(await refusalOf(remove(occupied, ofOccupied))).toMatchObject({ status: 403 });
  expect(await refusalOf(remove(occupied, 'visitor'))).toMatchObject({ status: 401 });
});

it('stays while catalog or orders do not answer', async () => {
  const { id } = await create('Stummwerk');
  expect(await refusalOf(remove(id))).toMatchObject({ status: 503, code: 'PART_UNAVAILABLE' });
});

describe('once catalog and orders answer', () => {
  beforeAll(() => {
    stops.push(
      instance.courier.answerQuery('catalog.count-articles', () => ({ articles })),
      instance.courier.answerQuery('orders.count-orders', () => {
        asked();
        return { orders };
      }),
    );
  });
  beforeEach(() => {
    articles = 0;
    orders = 0;
  });

  it('stays with the reason while it has articles, orders or users', async () => {
    const { id } = await create('Vollwerk');
    articles = 1;
    expect(await refusalOf(remove(id))).toMatchObject({ status: 409, code: 'PRODUCER_HAS_ARTICLES' });
    articles = 0;
    orders = 1;
    expect(await refusalOf(remove(id))).toMatchObject({ status: 409, code: 'PRODUCER_HAS_ORDERS' });
    expect(await refusalOf(remove(occupied))).toMatchObject({ status: 409, code: 'PRODUCER_HAS_ORDERS' });
    orders = 0;
    expect(await refusalOf(remove(occupied))).toMatchObject({ status: 409, code: 'PRODUCER_HAS_USERS' });
    expect(await companyOf(id)).toBeGreaterThan(0);
  });

  it('goes with its companies and addresses, once, and its name is free again', async () => {
    const { id } = await create('Irrwerk');
    const companyId = await companyOf(id);
    const both = await Promise.allSettled([remove(id), remove(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(remove(id))).toMatchObject({ status: 404, code: 'PRODUCER_NOT_FOUND' });
    await instance.settled();
    expect(
      (await instance.courier.sent('admin.producer-deleted.v1')).filter((event) => event.id === id),
    ).toEqual([{ id, version: expect.any(Number) }]);
    expect(await instance.courier.sent('admin.company-deleted.v1')).toContainEqual({
      id: companyId,
      version: expect.any(Number),
    });
    const addresses = `select id from address where owner_kind = 'Company' and owner_id = ?`;
    expect(await instance.em().execute(addresses, [companyId])).toEqual([]);
    const { entries } = await instance.callAs(admin, 'listAuditEntries', {
      query: { objectType: 'Producer', objectId: String(id) },
    });
    expect(entries[0]).toMatchObject({
      action: 'deleteProducer',
      userId: admin.userId,
      before: { algoliaId: 'Irrwerk' },
    });
    expect(await create('Irrwerk', false)).toMatchObject({ id: expect.any(Number) });
  });

  it('goes without a company too', async () => {
    const { id } = await create('Leerwerk', false);
    expect(await remove(id)).toEqual({});
  });

  it('stays where a company or a user came while the others were asked', async () => {
    const { id } = await create('Rennwerk');
    const removedWhile = async (sql: string, values: unknown[]) => {
      const ordersAsked = new Promise<void>((resolve) => {
        asked = resolve;
      });
      return await instance.em().transactional(async (em) => {
        await em.execute('select 1 from company where producer_id = ? for update', [id]);
        const refusal = refusalOf(remove(id));
        await ordersAsked;
        await em.execute(sql, values);
        return { refusal };
      });
    };
    const anotherCompany = `insert into company (kind, producer_id, name) values ('Producer', ?, 'Rennwerk AG')`;
    expect(await (await removedWhile(anotherCompany, [id])).refusal).toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
    });
    const moved = 'update users set company_id = ? where id = ?';
    expect(await (await removedWhile(moved, [await companyOf(id), spare.userId])).refusal).toMatchObject({
      status: 409,
      code: 'PRODUCER_HAS_USERS',
    });
  });

  it('and one of its companies are deleted at the same moment without waiting for each other', async () => {
    const { id } = await create('Doppelwerk');
    await instance.callAs(admin, 'createProducerCompany', { params: { producerId: id }, body: company });
    const stop = instance.courier.answerQuery('orders.count-open-orders', () => ({ openOrders: 0 }));
    const params = { companyId: await companyOf(id) };
    const both = await Promise.allSettled([
      remove(id),
      instance.callAs(admin, 'deleteProducerCompany', { params }),
    ]);
    stop();
    const broken = both.filter(
      (one) => one.status === 'rejected' && !(one.reason instanceof ApiError && one.reason.status < 500),
    );
    expect(broken).toEqual([]);
  });

  it('and a company that comes at the same moment leave no company without a producer', async () => {
    const { id } = await create('Zugleichwerk');
    await Promise.allSettled([
      remove(id),
      instance.callAs(admin, 'createProducerCompany', { params: { producerId: id }, body: company }),
    ]);
    const left = await instance.em().execute<{ companies: number; producers: number }[]>(
      `select (select count(*)::int from company where producer_id = ?) as companies,
              (select count(*)::int from producer where id = ?) as producers`,
      [id, id],
    );
    expect([
      { companies: 0, producers: 0 },
      { companies: 2, producers: 1 },
    ]).toContainEqual(left[0]);
  });
});
