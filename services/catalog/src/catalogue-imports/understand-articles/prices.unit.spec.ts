import type { SentArticle, SentPrice } from '../read-file/sent-article.js';
import { understand } from '../testing/understand.js';

const price = (sent: Partial<SentPrice>): SentPrice => ({
  type: 'net_list',
  amount: '1.99',
  currency: undefined,
  factor: undefined,
  lowerBound: undefined,
  quantity: undefined,
  unit: undefined,
  territories: [],
  validFrom: undefined,
  validUntil: undefined,
  ...sent,
});
const pricesOf = (sent: Partial<SentPrice>, article: Partial<SentArticle> = {}, sign: '.' | ',' = '.') =>
  understand({ ...article, prices: [price(sent)] }, sign);

describe('a price', () => {
  it.each<[string, string | undefined, number, number]>([
    ['1.99', '100', 199, 100],
    ['0.0199', undefined, 199, 10_000 / 100],
    ['0.0199', '100', 199, 10_000],
    ['12.50', '1.0', 1250, 1],
    ['12', '0', 1200, 1],
    ['1 500', undefined, 150_000, 1],
    ['1,99', undefined, 199, 1],
    ['1.234,50', undefined, 123_450, 1],
    ['19.90 €', undefined, 1990, 1],
    [',8', undefined, 80, 1],
    ['12.-', undefined, 1200, 1],
    ["1'250.–", undefined, 125_000, 1],
    ['0.00000001', undefined, 1, 1_000_000],
  ])('of %s per %s is %i cents per %i', (amount, priceQuantity, cents, per) => {
    expect(pricesOf({ amount }, { priceQuantity }).article?.prices).toMatchObject([
      { amount: cents, priceQuantity: per },
    ]);
  });

  it('of a currency that is gone is left out beside one that holds', () => {
    const { article, leftOut } = understand({
      prices: [price({ currency: 'DEM', amount: '3.90' }), price({ currency: 'EUR' })],
    });
    expect(article?.prices).toMatchObject([{ amount: 199, currency: 'EUR' }]);
    expect(leftOut).toEqual([{ name: 'price in DEM', reason: 'CurrencyUnknown', count: 1 }]);
  });

  it('is multiplied by its factor', () => {
    expect(pricesOf({ amount: '12.30', factor: '0.65' }).article?.prices).toMatchObject([
      { amount: 7995, priceQuantity: 10 },
    ]);
  });

  it.each<[string, Partial<SentPrice>, string]>([
    ['a negative one', { amount: '-1' }, 'NumberNegative'],
    ['an absurd one', { amount: '99999999999' }, 'NumberTooLarge'],
    ['one of nine decimals', { amount: '0.000000001' }, 'PriceTooFine'],
    ['a word', { amount: 'auf Anfrage' }, 'NotANumber'],
    ['one with two readings', { amount: '1,234' }, 'NumberTwoReadings'],
    ['an unknown currency', { currency: 'XYZ' }, 'CurrencyUnknown'],
    ['a currency without cents', { currency: 'JPY' }, 'CurrencyUnknown'],
    ['a negative factor', { factor: '-1' }, 'NumberNegative'],
    ['a fraction of a price quantity', { quantity: '0.5' }, 'NumberNotWhole'],
    ['an unknown country alone', { territories: ['XX'] }, 'CountryUnknown'],
    ['a day of another calendar', { validFrom: '2569-01-01' }, 'DayOfOtherCalendar'],
    ['no day', { validFrom: '2026-02-30' }, 'NotADay'],
    ['a day with two readings', { validFrom: '01/02/2026' }, 'DayTwoReadings'],
    ['days turned around', { validFrom: '2026-02-01', validUntil: '2026-01-01' }, 'DaysTurnedAround'],
  ])('refuses its article: %s', (_what, sent, reason) => {
    const { article, refused } = pricesOf(sent);
    expect(article).toBeUndefined();
    expect(refused.map((one) => one.reason)).toEqual([reason]);
  });

  it('reads a comma by the sign of the file', () => {
    expect(pricesOf({ amount: '1,234' }, {}, ',').article?.prices).toMatchObject([
      { amount: 1234, priceQuantity: 10 },
    ]);
  });

  it('is of the order unit', () => {
    expect(pricesOf({ unit: 'MTR' }, { orderUnit: 'RO' }).refused).toMatchObject([
      { reason: 'PriceUnitOther' },
    ]);
    expect(pricesOf({ unit: 'Stück' }, { orderUnit: 'PCE' }).refused).toEqual([]);
  });

  it('of 0 is left out and counted', () => {
    const { article, leftOut } = pricesOf({ amount: '0.00' });
    expect(article).toEqual({ materialNumber: 'A 1' });
    expect(leftOut).toEqual([{ name: 'price', reason: 'PriceIsZero', count: 1 }]);
  });

  it.each([
    [['net_customer', 'nrp', 'net_list', 'gros_list'], 'net_list'],
    [['net_customer', 'NRP', 'Gros_List'], 'Gros_List'],
    [['net_customer', 'nrp', 'mine'], 'nrp'],
    [['net_customer', 'mine'], 'mine'],
    [['net_customer'], 'net_customer'],
  ])('is chosen among %j: %s', (types, chosen) => {
    const prices = types.map((type, at) => price({ type, amount: String(at + 1) }));
    const { article, leftOut } = understand({ prices });
    expect(article?.prices).toMatchObject([{ amount: 100 * (types.indexOf(chosen) + 1) }]);
    expect(leftOut).toHaveLength(types.length - 1);
  });

  it('has tiers, and refuses two amounts for one case', () => {
    const tiers = [price({}), price({ amount: '1.50', lowerBound: '9.5' }), price({})];
    expect(understand({ prices: tiers }).article?.prices?.map(({ minQuantity }) => minQuantity)).toEqual([
      1, 10,
    ]);
    expect(understand({ prices: [price({}), price({ amount: '2' })] }).refused).toMatchObject([
      { reason: 'PricesContradict' },
    ]);
  });

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['20260131', '2026-01-31'],
    ['31.01.2026', '2026-01-31'],
    ['31.1.26', '2026-01-31'],
    ['2026-01-31T00:00:00', '2026-01-31'],
    ['9999-12-31', null],
    ['01/31/2026', '2026-01-31'],
  ])('ends on %s', (validUntil, day) => {
    expect(pricesOf({ validUntil }).article?.prices).toMatchObject([{ validUntil: day }]);
  });
});
