import { shipmentDay } from '@werkbank/contracts/calendar';
import { type PlaceCalendar, usualPlaceCalendar } from '@werkbank/contracts/entities';
import type { EventPayload } from '@werkbank/contracts/events';
import { Queries } from '@werkbank/platform/messaging';
import { eventually, type TestInstance, testUser } from '@werkbank/platform/testing';
import { calendarOf } from '@werkbank/platform/working-days';
import { german, patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

const location = (id: number, city: string, country: string) => ({
  id,
  type: 'DispatchLocation' as const,
  name: 'Versand',
  street: 'Werkstrasse',
  house: '1',
  addressSupplement: null,
  zipCode: '8000',
  city,
  country,
});
const alpspitz: EventPayload<'admin.producer-changed.v1'> = {
  id: 1,
  algoliaId: 'Alpspitz',
  platformMargin: 0.085,
  custom_shipping: false,
  videoLink: null,
  companies: [{ id: 101, name: 'Alpspitz AG', dispatchLocations: [location(11, 'Brugg', 'CH')] }],
};

describe('producers and companies of services/admin', () => {
  let instance: TestInstance;
  beforeEach(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterEach(() => instance.stop(), patience);

  const article = (
    articleId: string,
    query: object = swiss,
    caller: Parameters<TestInstance['callAs']>[0] = 'visitor',
  ) => instance.callAs(caller, 'getArticle', { params: { articleId }, query: { ...swiss, ...query } });
  const tell = async <
    N extends
      | 'admin.producer-changed.v1'
      | 'admin.producer-deleted.v1'
      | 'admin.company-deleted.v1'
      | 'admin.exchange-rates-changed.v1',
  >(
    name: N,
    payload: EventPayload<N>,
  ) => {
    await instance.courier.publish(name, payload);
    await instance.settled();
  };

  it('are found under a new producer name, in rows, filters and search', async () => {
    await tell('admin.producer-changed.v1', { ...alpspitz, algoliaId: 'Gipfelwerk' });
    const found = await instance.callAs('visitor', 'searchArticles', {
      query: { ...swiss, q: 'gipfelwerk 6,8' },
    });
    expect(found.articles.map(({ producerName }) => producerName)).toEqual(['Gipfelwerk']);
    expect(found.applicableFilters[0]?.values[0]?.label).toBe('Gipfelwerk');
    const old = await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: 'alpspitz' } });
    expect(old.totalItems).toBe(0);
  });

  it('deliver from a new dispatch location and not from a deleted one', async () => {
    await tell('admin.producer-changed.v1', {
      ...alpspitz,
      companies: [{ id: 101, name: 'Alpspitz AG', dispatchLocations: [location(12, 'Davos', 'CH')] }],
    });
    const shown = await article('drill-20');
    expect(shown.dispatchLocation).toEqual({ id: 12, city: 'Davos', country: 'CH' });
    // The new location has no stock levels yet.
    expect(shown).toMatchObject({ stockLevels: [], notAvailableReason: 'NotAvailableForOrder' });
  });

  it('use a new calendar of a dispatch location from the next page on', async () => {
    const now = new Date();
    const calendar: PlaceCalendar = { ...usualPlaceCalendar, weekdays: [3], cutOff: '00:30' };
    const [brugg] = alpspitz.companies[0]?.dispatchLocations ?? [];
    const { leadTimeDays, leadTimeEndsOn } = await article('drill-20');
    expect(leadTimeEndsOn).toBe(shipmentDay(now, leadTimeDays, calendarOf({ country: 'CH' })));
    await tell('admin.producer-changed.v1', {
      ...alpspitz,
      companies: [{ id: 101, name: 'Alpspitz AG', dispatchLocations: brugg ? [{ ...brugg, calendar }] : [] }],
    });
    const onWednesdays = shipmentDay(now, leadTimeDays, calendarOf({ country: 'CH', calendar }));
    expect((await article('drill-20')).leadTimeEndsOn).toBe(onWednesdays);
    expect(new Date(onWednesdays).getUTCDay()).toBe(3);
  });

  it('use a new margin from the next price on', async () => {
    const admin = await testUser({ roles: ['platform-admin'] });
    await tell('admin.producer-changed.v1', { ...alpspitz, platformMargin: 0.5 });
    const { singlePrice } = await article('drill-20', {}, admin);
    expect(singlePrice?.platformMargin).toBe(Math.round((singlePrice?.taxBase ?? 0) / 2));
  });

  it('include a new producer', async () => {
    await tell('admin.producer-changed.v1', { ...alpspitz, id: 9, algoliaId: 'Neu', companies: [] });
    const rows = await instance.em().execute('select name from producer where id = 9');
    expect(rows).toEqual([{ name: 'Neu' }]);
  });

  it('drop a deleted producer for good, even if an article arrives at the same moment', async () => {
    const producer = { ...alpspitz, version: 1 };
    const count = (producerId: number) =>
      instance.app.get(Queries).ask('catalog.count-articles', { producerId });
    expect([await count(1), await count(9)]).toEqual([{ articles: expect.any(Number) }, { articles: 0 }]);
    expect(await count(1)).not.toEqual({ articles: 0 });
    await tell('admin.producer-deleted.v1', { id: 1, version: 2 });
    await tell('admin.producer-changed.v1', producer);
    const left = `select (select count(*)::int from producer where id = 1) as producers,
      (select count(*)::int from producer_company where producer_id = 1) as companies,
      (select count(*)::int from dispatch_location where producer_id = 1) as locations`;
    expect(await instance.em().execute(left)).toEqual([{ producers: 0, companies: 0, locations: 0 }]);
    const found = await instance.callAs('visitor', 'searchArticles', { query: { ...swiss, q: '6,8' } });
    expect(found.articles.filter(({ price }) => price !== null)).toEqual([]);
    expect(await instance.courier.deadLetters()).toEqual([]);
  });

  it('give no discount to a deleted company', async () => {
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    expect((await article('drill-20', {}, buyer)).singlePrice?.effectiveDiscount).toBe(5);
    await tell('admin.company-deleted.v1', { id: 900 });
    const left = 'select from discount_assignment where customer_company_id = 900';
    expect(await instance.em().execute(left)).toEqual([]);
    await expect(article('drill-20', {}, buyer)).rejects.toMatchObject({ status: 401 });
  });

  it('keep the data of other companies if one is deleted', async () => {
    const buyer = await testUser({ companyId: 900, companyType: 'Customer' });
    const body = { producers: [1, 2], country: 'CH', remarks: '' };
    await instance.callAs(buyer, 'requestDiscount', { body });
    await tell('admin.company-deleted.v1', { id: 905 });
    expect((await article('drill-20', {}, buyer)).singlePrice?.effectiveDiscount).toBe(5);
    const { requests } = await instance.callAs(buyer, 'listOwnDiscountRequests', { query: {} });
    expect(requests.map(({ producers }) => producers.length)).toEqual([2]);
  });

  it('keep the names of companies', async () => {
    await instance.courier.publish('admin.company-changed.v1', {
      id: 901,
      kind: 'Customer',
      producerId: null,
      name: 'Gemeinde Muster',
      customerType: 'Community',
      taxNumber: null,
      kanton: null,
      phone: null,
      primaryAddress: null,
      addresses: [],
    });
    await instance.settled();
    expect(await instance.em().execute('select name, kind from customer where id = 901')).toEqual([
      { name: 'Gemeinde Muster', kind: 'Customer' },
    ]);
  });

  /** Events that fail at first, and are replayed from the dead letters after later ones. */
  async function replayedLate(
    table: 'producer' | 'customer' | 'exchange_rate',
    early: () => Promise<void>,
    late: () => Promise<void>,
  ) {
    await instance.ownerEm().execute(`alter table ${table} rename to ${table}_away`);
    await early();
    const letter = await eventually(async () => {
      const [message] = await instance.courier.deadLetters();
      if (!message) throw new Error('there is no dead letter yet');
      return message;
    });
    await instance.ownerEm().execute(`alter table ${table}_away rename to ${table}`);
    await late();
    await instance.courier.replay(letter);
    await instance.settled();
    expect(await instance.courier.deadLetters()).toEqual([]);
  }

  it('keep the newest state of a producer despite late replays', async () => {
    const named = (algoliaId: string, version: number) =>
      instance.courier.publish('admin.producer-changed.v1', { ...alpspitz, algoliaId, version });
    await replayedLate(
      'producer',
      () => named('Alt', 6),
      () => tell('admin.producer-changed.v1', { ...alpspitz, algoliaId: 'Neu', version: 7 }),
    );
    const name = async () => await instance.em().execute('select name from producer where id = 1');
    expect(await name()).toEqual([{ name: 'Neu' }]);
    await tell('admin.producer-changed.v1', { ...alpspitz, algoliaId: 'Ohne Version' });
    expect(await name()).toEqual([{ name: 'Neu' }]);
    await tell('admin.producer-changed.v1', { ...alpspitz, algoliaId: 'Aus dem Abzug', version: 7 });
    expect(await name()).toEqual([{ name: 'Aus dem Abzug' }]);
  });

  it('do not restore a deleted company', async () => {
    const company = {
      id: 902,
      kind: 'Customer' as const,
      producerId: null,
      name: 'Gemeinde Muster',
      customerType: 'Community' as const,
      taxNumber: null,
      kanton: null,
      phone: null,
      primaryAddress: null,
      addresses: [],
    };
    await replayedLate(
      'customer',
      () => instance.courier.publish('admin.company-changed.v1', { ...company, version: 3 }),
      () => tell('admin.company-deleted.v1', { id: 902, version: 4 }),
    );
    expect(await instance.em().execute('select id from customer where id = 902')).toEqual([]);
  });

  it('keep the newest rates despite late replays', async () => {
    const francs = (ratio: string, version: number): EventPayload<'admin.exchange-rates-changed.v1'> => ({
      rates: [
        {
          validFrom: '2020-01-01',
          validTo: '9999-12-31',
          ratio,
          sourceCurrency: 'EUR',
          targetCurrency: 'CHF',
          exchangeRateType: 'Internal',
        },
      ],
      version,
    });
    await replayedLate(
      'exchange_rate',
      () => instance.courier.publish('admin.exchange-rates-changed.v1', francs('0.1', 6)),
      () => tell('admin.exchange-rates-changed.v1', francs('0.5', 7)),
    );
    const ratios = async () => await instance.em().execute('select ratio::float8 from exchange_rate');
    expect(await ratios()).toEqual([{ ratio: 0.5 }]);
    await tell('admin.exchange-rates-changed.v1', francs('0.6', 7));
    expect(await ratios()).toEqual([{ ratio: 0.6 }]);
  });

  it('use internal rates that are valid today, and drop those no longer listed', async () => {
    const rate = {
      validFrom: '2020-01-01',
      validTo: '9999-12-31',
      sourceCurrency: 'EUR' as const,
      targetCurrency: 'CHF' as const,
    };
    await tell('admin.exchange-rates-changed.v1', {
      rates: [
        { ...rate, ratio: '0.5', exchangeRateType: 'Internal' },
        { ...rate, ratio: '0.1', validFrom: '2999-01-01', exchangeRateType: 'Internal' },
        {
          ...rate,
          ratio: '0.2',
          validFrom: '2019-01-01',
          validTo: '2019-12-31',
          exchangeRateType: 'Internal',
        },
        { ...rate, ratio: '0.3', exchangeRateType: 'external' },
      ],
    });
    expect((await article('key-3')).singlePrice).toMatchObject({ listPrice: 500, voc: 25 });
    expect((await article('key-3', german)).singlePrice).toMatchObject({ listPrice: 1000, voc: 50 });
    await tell('admin.exchange-rates-changed.v1', { rates: [] });
    expect(await article('key-3')).toMatchObject({ price: null, notAvailableReason: 'NotAvailableForOrder' });
  });
});
