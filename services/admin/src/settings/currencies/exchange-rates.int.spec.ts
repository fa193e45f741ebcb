import type { TestInstance } from '@werkbank/platform/testing';
import { swissCustomer } from '../../testing/admin-instance.js';
import { refusalOf } from '../../testing/refusals.js';
import { settledInstance } from '../../testing/settled-instance.js';
import type { TestPeople, TestPerson } from '../../testing/test-people.js';

let instance: TestInstance;
let people: TestPeople;
let admin: TestPerson;
let boss: TestPerson;
beforeAll(async () => {
  ({ instance, people } = await settledInstance());
  admin = await people.add({ roles: ['platform-admin'] });
  boss = await people.add({ roles: ['company-admin'], companyId: swissCustomer });
}, 60_000);
afterAll(() => people?.leave(), 60_000);

describe('exchange rates', () => {
  const rate = {
    validFrom: '2027-01-01',
    validTo: '9999-12-31',
    ratio: '0.95',
    sourceCurrency: 'EUR' as const,
    targetCurrency: 'CHF' as const,
    exchangeRateType: 'Internal' as const,
  };

  it('follow each other without a gap, and an event announces them', async () => {
    const added = await instance.callAs(admin, 'createExchangeRate', { body: rate });
    const { exchangeRates } = await instance.callAs(boss, 'listCurrencies', {});
    expect(exchangeRates.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2027-01-01', '9999-12-31'],
      ['2026-01-01', '2026-12-31'],
    ]);
    await instance.settled();
    expect((await instance.courier.sent('admin.exchange-rates-changed.v1')).at(-1)?.rates).toHaveLength(2);
    const gap = { params: { rateId: added.id }, body: { ...rate, validFrom: '2027-02-01' } };
    expect(await refusalOf(instance.callAs(admin, 'updateExchangeRate', gap))).toMatchObject({
      code: 'EXCHANGE_RATE_GAP',
    });
    const overlap = { params: { rateId: added.id }, body: { ...rate, validFrom: '2026-12-01' } };
    expect(await refusalOf(instance.callAs(admin, 'updateExchangeRate', overlap))).toMatchObject({
      code: 'EXCHANGE_RATE_OVERLAP',
    });
    await instance.callAs(admin, 'deleteExchangeRate', { params: { rateId: added.id } });
    expect((await instance.callAs(boss, 'listCurrencies', {})).exchangeRates).toMatchObject([
      { validFrom: '2026-01-01', validTo: '9999-12-31' },
    ]);
  });

  it('never end before today: a pair that has a rate keeps one', async () => {
    const params = { rateId: 1 };
    const none = { code: 'EXCHANGE_RATE_NONE_TODAY' };
    const only = () => instance.callAs(admin, 'deleteExchangeRate', { params });
    expect(await refusalOf(only())).toMatchObject(none);
    const later = await instance.callAs(admin, 'createExchangeRate', {
      body: { ...rate, validFrom: '2100-01-01' },
    });
    expect(await refusalOf(only())).toMatchObject(none);
    const moved = { ...rate, validFrom: '2026-01-01', sourceCurrency: 'CHF', targetCurrency: 'EUR' } as const;
    expect(
      await refusalOf(instance.callAs(admin, 'updateExchangeRate', { params, body: moved })),
    ).toMatchObject(none);
    await instance.callAs(admin, 'deleteExchangeRate', { params: { rateId: later.id } });
  });

  it('are not reverted by an outdated form', async () => {
    const params = { rateId: 1 };
    const [shown] = (await instance.callAs(admin, 'listCurrencies', {})).exchangeRates.filter(
      ({ id }) => id === 1,
    );
    if (!shown) throw new Error('the first rate is there');
    const { id: _, ...form } = shown;
    const saved = await instance.callAs(admin, 'updateExchangeRate', {
      params,
      body: { ...form, ratio: '0.97' },
    });
    const stale = instance.callAs(admin, 'updateExchangeRate', { params, body: { ...form, ratio: '0.96' } });
    expect(await refusalOf(stale)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const { id: __, ...again } = saved;
    const last = { params, body: { ...again, ratio: shown.ratio } };
    expect(await instance.callAs(admin, 'updateExchangeRate', last)).toMatchObject({ ratio: shown.ratio });
  });

  it('need currencies that the configuration offers, and accept new ones at once', async () => {
    const zloty = { ...rate, targetCurrency: 'PLN' };
    const create = () => instance.callAs(admin, 'createExchangeRate', { body: zloty });
    expect(await refusalOf(create())).toMatchObject({
      code: 'CURRENCY_NOT_OFFERED',
      field: 'targetCurrency',
    });
    const { optimisticLockKey: _, ...before } = await instance.callAs(admin, 'getConfiguration', {});
    const offer = (currencies: string[]) =>
      instance.callAs(admin, 'updateConfiguration', { body: { ...before, currencies } });
    await offer([...before.currencies, 'PLN', 'CZK']);
    expect((await instance.callAs(boss, 'listCurrencies', {})).currencies).toEqual([
      'EUR',
      'CHF',
      'PLN',
      'CZK',
    ]);
    const { id } = await create();
    await offer([...before.currencies, 'CZK']);
    const update = (change: object) =>
      instance.callAs(admin, 'updateExchangeRate', { params: { rateId: id }, body: { ...zloty, ...change } });
    expect(await update({ ratio: '4.25' })).toMatchObject({ ratio: '4.25', targetCurrency: 'PLN' });
    expect(await refusalOf(update({ sourceCurrency: 'USD' }))).toMatchObject({ field: 'sourceCurrency' });
    await instance.callAs(admin, 'deleteExchangeRate', { params: { rateId: id } });
    await offer(before.currencies);
  });

  it('may end once their currency is no longer offered', async () => {
    const { optimisticLockKey: _, ...before } = await instance.callAs(admin, 'getConfiguration', {});
    const offer = (currencies: string[]) =>
      instance.callAs(admin, 'updateConfiguration', { body: { ...before, currencies } });
    await offer([...before.currencies, 'PLN']);
    const body = { ...rate, targetCurrency: 'PLN', validFrom: '2026-01-01' };
    const { id: rateId } = await instance.callAs(admin, 'createExchangeRate', { body });
    const end = () => instance.callAs(admin, 'deleteExchangeRate', { params: { rateId } });
    expect(await refusalOf(end())).toMatchObject({ code: 'EXCHANGE_RATE_NONE_TODAY' });
    await offer(before.currencies);
    expect(await end()).toMatchObject({ ofPair: [] });
  });

  it('continue out of a currency that is no longer offered, because list prices may be in it', async () => {
    const { optimisticLockKey: _, ...before } = await instance.callAs(admin, 'getConfiguration', {});
    const offer = (currencies: string[]) =>
      instance.callAs(admin, 'updateConfiguration', { body: { ...before, currencies } });
    await offer([...before.currencies, 'PLN']);
    const body = { ...rate, sourceCurrency: 'PLN', targetCurrency: 'EUR', validFrom: '2026-01-01' };
    const { id: rateId } = await instance.callAs(admin, 'createExchangeRate', { body });
    await offer(before.currencies);
    const end = instance.callAs(admin, 'deleteExchangeRate', { params: { rateId } });
    expect(await refusalOf(end)).toMatchObject({ code: 'EXCHANGE_RATE_NONE_TODAY' });
    const next = { ...body, validFrom: '2030-01-01' };
    expect(await instance.callAs(admin, 'createExchangeRate', { body: next })).toMatchObject({
      ofPair: [{ id: rateId, validTo: '2029-12-31' }, { validFrom: '2030-01-01' }],
    });
    await instance.em().execute(`delete from exchange_rate where source_currency = 'PLN'`);
  });

  it('never overlap, not even by direct writes to the database', async () => {
    const insert = instance.em().execute(
      `insert into exchange_rate (valid_from, valid_to, ratio, source_currency, target_currency, exchange_rate_type)
       values ('2026-06-01', '2026-06-30', 1, 'EUR', 'CHF', 'Internal')`,
    );
    await expect(insert).rejects.toThrow('exchange_rate_one_at_a_time');
  });
});
