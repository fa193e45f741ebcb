import { availabilityInDays, notAvailableReason } from './availability.js';
import { servingLocation } from './serving-location.js';
import { showValue } from '../../search/article-tables/show-value.js';

describe('the location that serves a country', () => {
  const locations = [{ country: 'DE' }, { country: 'CH' }, { country: 'CH' }];

  it('is the first one there', () => {
    expect(servingLocation(locations, 'CH')).toBe(locations[1]);
  });

  it('is the Swiss one for Liechtenstein', () => {
    expect(servingLocation(locations, 'LI')).toBe(locations[1]);
    const inLiechtenstein = { country: 'LI' };
    expect(servingLocation([{ country: 'DE' }, inLiechtenstein], 'CH')).toBe(inLiechtenstein);
  });

  it('is the first one where there is none, and none where there are none', () => {
    expect(servingLocation(locations, 'AT')).toBe(locations[0]);
    expect(servingLocation([], 'AT')).toBeNull();
  });
});

describe('availability', () => {
  const offer = { stockLevels: [0], hasPrice: true, leadTimeDays: 6, forSale: true };

  it('does not need anything on stock', () => {
    expect(notAvailableReason(offer)).toBeNull();
  });

  it.each([
    ['a stock that is kept', { stockLevels: [] }],
    ['a price', { hasPrice: false }],
    ['a lead time', { leadTimeDays: 0 }],
    ['being for sale', { forSale: false }],
  ])('needs %s', (_what, missing) => {
    expect(notAvailableReason({ ...offer, ...missing })).toBe('NotAvailableForOrder');
  });

  it('is at once what is there, and the lead time for more', () => {
    expect([availabilityInDays(5, 5, 9), availabilityInDays(5, 6, 9)]).toEqual([0, 9]);
  });
});

describe('a value', () => {
  const column = {
    key: 'd1',
    de: 'Durchmesser',
    en: 'Diameter',
    unit: 'mm',
    letter: null,
    kind: 'number' as const,
    digits: 2,
    values: { bright: { de: 'blank', en: 'bright' } },
  };

  it('is written as the language writes numbers, with no more places than it has', () => {
    expect([showValue(6.8, column, 'de'), showValue(6.8, column, 'en')]).toEqual(['6,8', '6.8']);
    expect([showValue(1250, column, 'de'), showValue(1250, column, 'en')]).toEqual(['1.250', '1\u00a0250']);
    expect(showValue(0.3333, column, 'en')).toBe('0.33');
  });

  it('is called by its name where it has one', () => {
    expect([showValue('M1.2x0.25', column, 'de'), showValue('M1.2x0.25', column, 'en')]).toEqual([
      'M1,2x0,25',
      'M1.2x0.25',
    ]);
    expect(showValue('DIN 338.1', column, 'de')).toBe('DIN 338.1');
    expect([showValue('bright', column, 'de'), showValue('TiN', column, 'de')]).toEqual(['blank', 'TiN']);
  });
});
