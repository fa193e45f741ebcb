import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance } from '../../testing/catalog-instance.js';
import { type Desk, deskOf, nothing, refusalOf } from '../../testing/desk.js';

describe('factors by country and surcharges by material group', () => {
  let instance: TestInstance;
  let desk: Desk;
  beforeAll(async () => {
    instance = await startCatalogInstance();
    desk = await deskOf(instance);
  }, patience);
  afterAll(() => instance.stop(), patience);

  const factor = (targetCountry: string, more: object = {}) =>
    desk('createCountryPriceFactor', { body: { targetCountry, factor: 1.1, ...more } });
  const surcharge = (materialGroupId: number, more: object = {}) =>
    desk('createSurcharge', { body: { materialGroupId, value: 5, ...more } });

  it('list the factors by country and day', async () => {
    await factor('AT');
    await factor('CH', { factor: 1.2, validFrom: '2027-01-01' });
    const list = await desk('listCountryPriceFactors', {});
    expect(list.map((one) => [one.targetCountry, one.factor, one.validFrom])).toEqual([
      ['AT', 1.1, null],
      ['CH', 1.04, null],
      ['CH', 1.2, '2027-01-01'],
    ]);
  });

  it.each([
    ['CH', {}, 409, 'COUNTRY_PRICE_FACTOR_EXISTS', 'targetCountry'],
    ['LI', {}, 400, 'COUNTRY_PRICED_AS_OTHER', 'targetCountry'],
    ['US', {}, 409, 'DELIVERY_COUNTRY_NOT_SERVED', 'targetCountry'],
    ['DE', { factor: -0.01 }, 400, 'NUMBER_TOO_SMALL', 'factor'],
    ['DE', { factor: 100.01 }, 400, 'NUMBER_TOO_LARGE', 'factor'],
    ['DE', { factor: 1.001 }, 400, 'TOO_MANY_DECIMALS', 'factor'],
    ['DE', { factor: 'x' }, 400, 'NOT_A_NUMBER', 'factor'],
  ])('refuse a factor for %s with %o: %i %s', async (country, more, status, code, field) => {
    expect(await refusalOf(factor(country, more))).toMatchObject({ status, code, field });
  });

  it('change and delete a factor, and refuse the second of two concurrent edits', async () => {
    const { id, optimisticLockKey } = await factor('DE');
    const params = { factorId: id };
    const change = (to: number, more: object = {}) =>
      desk('updateCountryPriceFactor', { params, body: { factor: to, optimisticLockKey, ...more } });
    const changed = await change(0.95);
    expect(changed).toMatchObject({ factor: 0.95, optimisticLockKey: optimisticLockKey + 1 });
    expect(await change(0.95)).toEqual(changed);
    expect(await refusalOf(change(0.9))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const planned = await factor('DE', { validFrom: '2027-01-01' });
    const back = { params: { factorId: planned.id }, body: { factor: 1, validFrom: null } };
    expect(await refusalOf(desk('updateCountryPriceFactor', back))).toMatchObject({
      code: 'COUNTRY_PRICE_FACTOR_EXISTS',
    });
    await desk('deleteCountryPriceFactor', { params });
    expect(await refusalOf(change(1))).toMatchObject({ status: 404, code: 'COUNTRY_PRICE_FACTOR_NOT_FOUND' });
  });

  it('keep the days if a change contains none', async () => {
    const days = { validFrom: '2027-01-01', validUntil: '2027-06-30' };
    const { id } = await factor('AT', days);
    const params = { factorId: id };
    expect(await desk('updateCountryPriceFactor', { params, body: { factor: 1 } })).toMatchObject(days);
    const ends = { factor: 1, validUntil: '2026-12-31' };
    expect(await refusalOf(desk('updateCountryPriceFactor', { params, body: ends }))).toMatchObject({
      code: 'PERIOD_REVERSED',
      message: 'Der letzte Tag liegt vor dem ersten, 2027-01-01.',
    });
  });

  it('list the surcharges by name of the material group', async () => {
    await surcharge(4);
    const list = await desk('listSurcharges', {});
    expect(list.map((one) => [one.materialGroupName, one.value])).toEqual([
      ['Handwerkzeug', 5],
      ['HSS', 3.5],
    ]);
  });

  it.each([
    [3, {}, 409, 'SURCHARGE_EXISTS', 'materialGroupId'],
    [nothing, {}, 409, 'DISCOUNT_DATA_INCONSISTENT', 'materialGroupId'],
    [3, { value: -1 }, 400, 'NUMBER_TOO_SMALL', 'value'],
    [3, { value: 1.005 }, 400, 'TOO_MANY_DECIMALS', 'value'],
  ])('refuse a surcharge on %i with %o: %i %s', async (group, more, status, code, field) => {
    expect(await refusalOf(surcharge(group, more))).toMatchObject({ status, code, field });
  });

  it('change and delete a surcharge, and refuse the second of two concurrent edits', async () => {
    const { id, optimisticLockKey } = await surcharge(3, { validFrom: '2027-01-01' });
    const params = { surchargeId: id };
    const change = (value: number, more: object = {}) =>
      desk('updateSurcharge', { params, body: { value, optimisticLockKey, ...more } });
    const changed = await change(8);
    expect(changed).toMatchObject({ value: 8, validFrom: '2027-01-01' });
    expect(await change(8)).toEqual(changed);
    expect(await refusalOf(change(9))).toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(
      await refusalOf(desk('updateSurcharge', { params, body: { value: 8, validFrom: null } })),
    ).toMatchObject({
      code: 'SURCHARGE_EXISTS',
    });
    await desk('deleteSurcharge', { params });
    expect(await refusalOf(change(1))).toMatchObject({ status: 404, code: 'SURCHARGE_NOT_FOUND' });
  });
});
