import type { ArticleEdit } from '@werkbank/contracts/entities';
import type { SentColumns } from '../tables/index.js';
import { editedColumns } from './edited-columns.js';

const tier = { minQuantity: 10, territories: [], validFrom: null, validUntil: null, priceQuantity: 1 };
const article: SentColumns = {
  name: { de: 'Bohrer HSS', en: 'Drill HSS' },
  description: { de: 'Bohrer' },
  list_price: 1999,
  list_price_currency: 'EUR',
  price_quantity: 100,
  further_prices: [
    { ...tier, amount: 1850, currency: 'EUR' },
    { ...tier, amount: 2100, currency: 'CHF' },
  ],
  not_for_sale_reason: null,
};
const edited = (edit: ArticleEdit, more: SentColumns = {}) => editedColumns(edit, { ...article, ...more });
const byPercent = (percent: number): ArticleEdit => ({ price: { by: 'percent', percent } });
const byAmount = (amount: number, currency = 'EUR'): ArticleEdit => ({
  price: { by: 'amount', amount, currency },
});

describe('an edit of many articles', () => {
  it('moves all prices by a share, each rounded once', () => {
    expect(edited(byPercent(2.5))).toEqual({
      sent: {
        list_price: 2049,
        further_prices: [
          { ...tier, amount: 1896, currency: 'EUR' },
          { ...tier, amount: 2153, currency: 'CHF' },
        ],
      },
    });
  });

  it('moves prices of a currency by cents of their price quantity', () => {
    expect(edited(byAmount(-50))).toMatchObject({
      sent: { list_price: 1949, further_prices: [{ amount: 1800 }, { amount: 2100 }] },
    });
    expect(edited(byAmount(50, 'CHF'))).toMatchObject({
      sent: { further_prices: [{ amount: 1850 }, { amount: 2150 }] },
    });
  });

  it.each([
    ['PriceMissing', byPercent(5), { list_price: null, further_prices: [] }],
    ['CurrencyOther', byAmount(5, 'USD'), {}],
    ['NumberTooLarge', byPercent(100), { list_price: 900_000_000 }],
    ['PriceIsZero', byAmount(-1850), {}],
    ['NumberNegative', byAmount(-1900), {}],
    ['NameMissing', { replace: { field: 'name', find: 'Drill HSS', by: ' ' } } as const, {}],
    [
      'TextTooLong',
      { replace: { field: 'name', find: 'r', by: 'r'.repeat(200) } } as const,
      { name: { de: 'rrr' } },
    ],
  ])('is refused at the article: %s', (code, edit, more) => {
    expect(edited(edit, more)).toMatchObject({ refused: { code } });
  });

  it('keeps the reason of an article that is off sale already', () => {
    const reason = { de: 'Ausverkauft', en: 'Sold out' };
    expect(edited({ isOnSale: false }, { not_for_sale_reason: reason })).toEqual({
      sent: { not_for_sale_reason: reason },
    });
    expect(edited({ isOnSale: false })).toMatchObject({
      sent: { not_for_sale_reason: { de: expect.anything() } },
    });
    expect(edited({ isOnSale: true })).toEqual({ sent: { not_for_sale_reason: null } });
  });

  it('replaces letters in texts of all languages, and takes away a text that becomes empty', () => {
    expect(edited({ replace: { field: 'name', find: 'HSS', by: '$& Co' } })).toEqual({
      sent: { name: { de: 'Bohrer $& Co', en: 'Drill $& Co' } },
    });
    expect(edited({ replace: { field: 'description', find: 'Bohrer', by: '' } })).toEqual({
      sent: { description: {} },
    });
  });

  it('sets terms and places, and leaves the rest', () => {
    expect(
      edited({
        leadTimeDays: 7,
        minQuantity: 10,
        quantityInterval: 5,
        groupId: 'drills',
        materialGroupId: null,
      }),
    ).toEqual({
      sent: {
        lead_time_days: 7,
        min_quantity: 10,
        quantity_interval: 5,
        group_id: 'drills',
        material_group_id: null,
      },
    });
  });
});
