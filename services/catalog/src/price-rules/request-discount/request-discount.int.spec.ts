import { oddNames, otherWaysToWrite } from '@werkbank/contracts/fixtures';
import { countStatements } from '@werkbank/platform/database';
import type { TestInstance, TestUser } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import {
  alpspitz,
  buyerOf,
  type Desk,
  deskOf,
  nordlicht,
  nothing,
  producerOf,
  refusalOf,
} from '../../testing/desk.js';

describe('discount requests', () => {
  let instance: TestInstance;
  let desk: Desk;
  let buyer: TestUser;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
    buyer = await buyerOf(900);
  }, patience);
  afterAll(() => instance.stop(), patience);
  beforeEach(async () => {
    await instance.em().execute('delete from discount_request');
  });

  const ask = (body: object, caller = buyer) =>
    instance.callAs(caller, 'requestDiscount', { body: { producers: [1], country: 'CH', ...body } });
  const own = () => instance.callAs(buyer, 'listOwnDiscountRequests', { query: {} });
  const received = (query: object = {}) => desk('listDiscountRequests', { query });

  it('reach the companies that serve the country, with remarks of several lines and the article', async () => {
    const remarks = 'Erstens.\nZweitens.';
    const { id } = await ask({ producers: [2, 1], remarks, articleId: 'drill-68' });
    expect(await own()).toMatchObject({
      totalItems: 1,
      requests: [
        {
          id,
          remarks,
          article: { articleId: 'drill-68', materialNumber: 'drill-68-no' },
          producers: [
            { producerName: 'Alpspitz', producerCompanyId: alpspitz, status: 'Open', answer: null },
            { producerName: 'Nordlicht', producerCompanyId: 202, status: 'Open', answeredOn: null },
          ],
        },
      ],
    });
    const { requests } = await received();
    expect(requests[0]).toMatchObject({
      id,
      customerName: 'Muster Präzision AG',
      status: 'Open',
      discountGroupId: 2,
    });
    await ask({ producers: [2], country: 'DE' });
    const german = await producerOf(nordlicht);
    const ofGerman = await instance.callAs(german, 'listDiscountRequests', {
      params: { producerCompanyId: nordlicht },
      query: {},
    });
    expect(ofGerman.requests.map(({ country }) => country)).toEqual(['DE']);
    await instance.settled();
    const told = await instance.courier.sent('catalog.discount-requested.v1');
    expect(told[0]).toMatchObject({
      requestId: id,
      producerCompanyIds: [alpspitz, 202],
      remarks,
      materialNumber: 'drill-68-no',
      askedBy: { firstName: 'Test', lastName: 'User' },
    });
  });

  it('are found by their texts, and not by search patterns', async () => {
    const { id } = await ask({ remarks: 'Wir nehmen 50% mehr.', articleId: 'drill-68' });
    await ask({ remarks: 'Anderes' });
    const foundBy = async (search: string) =>
      (await received({ search })).requests.map((request) => request.id).includes(id);
    for (const search of [
      'muster präz',
      'PRAEZ, Muster',
      'TEST',
      'DRILL-68-no',
      'drill68NO',
      '50% mehr',
      ' mehr. ',
    ])
      expect([search, await foundBy(search)]).toEqual([search, true]);
    for (const search of ['50%%', '5_%', 'dr_ll-68', 'niemand', 'test niemand'])
      expect([search, await foundBy(search)]).toEqual([search, false]);
    expect((await received({ search: 'Anderes' })).totalItems).toBe(1);
  });

  it('are found by the words of their customer, article and remarks in any spelling', async () => {
    const { id } = await ask({ remarks: oddNames[1], articleId: 'drill-68' });
    const run = (sql: string, params: unknown[]) => instance.em().execute<{ name: string }[]>(sql, params);
    const [before] = await run('select name from customer where id = ?', [900]);
    for (const name of oddNames) {
      await run('update customer set name = ? where id = ?', [name, 900]);
      for (const search of otherWaysToWrite(`${name} drill-68-no ${oddNames[1]}`))
        expect([search, (await received({ search })).requests.map((request) => request.id)]).toEqual([
          search,
          [id],
        ]);
    }
    await run('update customer set name = ? where id = ?', [before?.name, 900]);
  });

  it('have an address that only the asked company can read', async () => {
    const { id } = await ask({ remarks: 'Nur dies.' });
    const params = { requestId: id };
    expect(await desk('getDiscountRequest', { params })).toEqual((await received()).requests[0]);
    expect(await refusalOf(desk('getDiscountRequest', { params: { requestId: nothing } }))).toMatchObject({
      status: 404,
      code: 'DISCOUNT_REQUEST_NOT_FOUND',
    });
    const of = (producerCompanyId: number) => ({ params: { producerCompanyId, requestId: id } });
    const german = await producerOf(nordlicht);
    expect(await refusalOf(instance.callAs(german, 'getDiscountRequest', of(alpspitz)))).toMatchObject({
      code: 'COMPANY_NOT_FOUND',
    });
    expect(await refusalOf(instance.callAs(german, 'getDiscountRequest', of(nordlicht)))).toMatchObject({
      code: 'DISCOUNT_REQUEST_NOT_FOUND',
    });
  });

  it.each([
    [{ producers: [] }, 400, 'FIELD_REQUIRED', 'producers'],
    [{ producers: [1, nothing] }, 404, 'PRODUCER_NOT_FOUND', 'producers'],
    [{ remarks: 'x'.repeat(10_001) }, 400, 'FIELD_TOO_LONG', 'remarks'],
    [{ articleId: 'gone' }, 404, 'ARTICLE_NOT_FOUND', 'articleId'],
    [{ country: 'US' }, 409, 'DELIVERY_COUNTRY_NOT_SERVED', 'country'],
  ])('are refused with %j: %i %s', async (body, status, code, field) => {
    expect(await refusalOf(ask(body))).toMatchObject({ status, code, field });
    expect((await own()).totalItems).toBe(0);
  });

  it('take 10,000 characters, and are the same one when sent twice', async () => {
    const remarks = 'x'.repeat(10_000);
    const first = await ask({ remarks });
    expect(await ask({ remarks })).toEqual(first);
    expect((await own()).totalItems).toBe(1);
    expect((await ask({ remarks: 'else' })).id).not.toBe(first.id);
    const ofOthers = await ask({ remarks }, await producerOf(nordlicht));
    expect(ofOthers.id).not.toBe(first.id);
  });

  it('are no more than fifty of a company in a day', async () => {
    await instance.em().execute(
      `insert into discount_request (customer_company_id, user_id, first_name, last_name, email, country, remarks, asked_at)
       select 900, 1, 'a', 'b', 'c', 'CH', 'many ' || i, now() - interval '1 hour' from generate_series(1, 50) i`,
    );
    expect(await refusalOf(ask({}))).toMatchObject({ status: 429, code: 'TOO_MANY_DISCOUNT_REQUESTS' });
    await ask({}, await producerOf(nordlicht));
  });

  it('of a producer are never to its own company', async () => {
    expect(await refusalOf(ask({}, await producerOf(alpspitz)))).toMatchObject({
      code: 'PRODUCER_NOT_FOUND',
    });
  });

  it('are declined with a reason that the asker reads, once', async () => {
    const { id } = await ask({});
    const params = { requestId: id };
    const body = { status: 'Declined', answer: 'Leider nein.' } as const;
    const declined = await desk('answerDiscountRequest', { params, body });
    expect(declined).toMatchObject({
      status: 'Declined',
      answer: 'Leider nein.',
      answeredOn: expect.any(String),
    });
    expect(await desk('answerDiscountRequest', { params, body })).toEqual(declined);
    expect(
      await refusalOf(desk('answerDiscountRequest', { params, body: { status: 'Granted' } })),
    ).toMatchObject({
      status: 409,
      code: 'DISCOUNT_REQUEST_ANSWERED',
    });
    expect((await own()).requests[0]?.producers[0]).toMatchObject({
      status: 'Declined',
      answer: 'Leider nein.',
    });
    expect((await received({ status: 'Open' })).totalItems).toBe(0);
    await instance.settled();
    const told = (await instance.courier.sent('catalog.discount-request-answered.v1')).at(-1);
    expect(told).toEqual({
      requestId: id,
      userId: buyer.userId,
      producerName: 'Alpspitz',
      status: 'Declined',
      answer: 'Leider nein.',
    });
  });

  it('are granted with a group, which the customer has then, and all that is open with it', async () => {
    const { id } = await ask({});
    const other = await ask({ remarks: 'else' });
    const group = await desk('createDiscountGroup', {
      body: { name: 'Good', discountType: 'Percentage', discountValue: 40 },
    });
    const answer = (discountGroupId: number) =>
      desk('answerDiscountRequest', {
        params: { requestId: id },
        body: { status: 'Granted', discountGroupId },
      });
    expect(await refusalOf(answer(nothing))).toMatchObject({ code: 'DISCOUNT_GROUP_NOT_FOUND' });
    expect((await received({ status: 'Open' })).totalItems).toBe(2);
    expect(await answer(group.id)).toMatchObject({ status: 'Granted', discountGroupId: group.id });
    const { requests } = await own();
    expect(requests.map((one) => [one.id, one.producers[0]?.status])).toEqual([
      [other.id, 'Granted'],
      [id, 'Granted'],
    ]);
  });

  it('are granted when their customer gets a group', async () => {
    const newcomer = await buyerOf(905);
    await instance.em().execute(`insert into customer (id, kind, name) values (905, 'Customer', 'Neu')`);
    for (const caller of [newcomer, buyer]) await ask({ producers: [1, 2] }, caller);
    await desk('createDiscountAssignment', { body: { customerCompanyId: 905, discountGroupId: 2 } });
    const { requests } = await instance.callAs(newcomer, 'listOwnDiscountRequests', { query: {} });
    const ends = ({ producers }: (typeof requests)[number]) => producers.map(({ status }) => status);
    // Requests to other producers, and of other customers, stay open.
    expect(requests.map(ends)).toEqual([['Granted', 'Open']]);
    expect((await own()).requests.map(ends)).toEqual([['Open', 'Open']]);
  });

  it('are listed in one statement for any number', async () => {
    for (let index = 0; index < 3; index++) await ask({ remarks: `number ${index}` });
    expect(await countStatements(own)).toBe(1);
    expect(await countStatements(received)).toBe(1);
  });

  it('can be answered by the asked company only', async () => {
    const { id } = await ask({});
    const params = { producerCompanyId: nordlicht, requestId: id };
    const call = instance.callAs(await producerOf(nordlicht), 'answerDiscountRequest', {
      params,
      body: { status: 'Declined' },
    });
    expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'DISCOUNT_REQUEST_NOT_FOUND' });
  });
});
