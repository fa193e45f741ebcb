import { unplacedGroupId } from '../../catalogue/index.js';
import type { ColumnChanges } from '../tables/index.js';
import { type ChangeNames, shownChanges } from './shown-changes.js';

const names = (given: Partial<ChangeNames> = {}): ChangeNames => ({
  groups: { drills: { de: 'Spiralbohrer', en: 'Twist drills' } },
  materialGroups: { 3: { de: 'HSS', en: 'HSS' } },
  current: { list_price_currency: 'EUR', price_quantity: 100, order_unit: 'C62' },
  ...given,
});
const shown = (changes: ColumnChanges, language: 'de' | 'en' = 'de', given?: Partial<ChangeNames>) =>
  shownChanges(changes, names(given), language).map(({ before, after }) => [before, after]);

describe('changes of an article as texts', () => {
  it('show a place, or that there is none yet', () => {
    const changes = { group_id: { before: unplacedGroupId, after: 'drills' } };
    expect(shown(changes)).toEqual([['noch ohne Platz', 'Spiralbohrer']]);
    expect(shown(changes, 'en')).toEqual([['no place yet', 'Twist drills']]);
  });

  it('name material groups and units', () => {
    expect(
      shown({
        material_group_id: { before: null, after: 3 },
        order_unit: { before: 'C62', after: 'PK' },
      }),
    ).toEqual([
      [null, 'HSS'],
      ['Stück', 'Packung'],
    ]);
  });

  it('show the quantity unit of a price, even if it is unchanged', () => {
    expect(shown({ list_price: { before: 199, after: 210 } })).toEqual([
      ['1,99\u00a0EUR / 100 Stück', '2,10\u00a0EUR / 100 Stück'],
    ]);
    expect(
      shown({ list_price: { before: 199, after: 210 }, price_quantity: { before: 100, after: 1 } }),
    ).toEqual([['1,99\u00a0EUR / 100 Stück', '2,10\u00a0EUR']]);
  });

  it('show the price of a new article with its own unit', () => {
    const changes = {
      list_price: { before: null, after: 123_450 },
      list_price_currency: { before: null, after: 'CHF' },
      order_unit: { before: null, after: 'PK' },
    };
    expect(shown(changes, 'en', { current: null })[0]).toEqual([null, '1\u00a0234.50\u00a0CHF / pack']);
  });

  it('show tiers, territories and days of further prices', () => {
    const price = { currency: 'EUR', priceQuantity: 1, validFrom: null, validUntil: null };
    const tier = { ...price, amount: 900, minQuantity: 10, territories: ['CH', 'LI'] };
    const later = { ...price, amount: 950, minQuantity: 1, territories: [], validFrom: '2027-01-01' };
    expect(
      shown({ further_prices: { before: [], after: [tier, later] } }, 'de', {
        current: { list_price_currency: 'EUR', price_quantity: 1, order_unit: 'C62' },
      }),
    ).toEqual([[null, 'ab 10 CH LI: 9,00\u00a0EUR; 2027-01-01 – : 9,50\u00a0EUR']]);
  });

  it('show packagings, and the lengths of other lists', () => {
    expect(
      shown({
        packings: { before: null, after: [{ unit: 'CT', quantity: 100, ean: null }] },
        classifications: { before: [], after: [{ system: 'ETIM', version: null, code: 'EC000785' }] },
      }),
    ).toEqual([
      [null, 'Karton: 100'],
      [null, '1 Eintrag'],
    ]);
  });

  it('cut long texts', () => {
    const [[, after] = []] = shown({ description: { before: {}, after: { de: 'x'.repeat(300) } } });
    expect(after).toBe(`${'x'.repeat(199)}…`);
  });
});
