import type { OrderItem } from '@werkbank/contracts/entities';
import { proposedDelivery } from '@werkbank/contracts/fixtures';
import { composeSplit, placesInSameArea } from './split-draft';

const drill = proposedDelivery.items[0] as OrderItem;
const items = [drill, { ...drill, id: 8002, quantity: 3 }];
const chur = { id: 905, city: 'Chur', country: 'CH' };
const tuttlingen = { id: 902, city: 'Tuttlingen', country: 'DE' };
const vaduz = { id: 906, city: 'Vaduz', country: 'LI' };

describe('a split of a delivery', () => {
  it('moves pieces of an item and whole items', () => {
    expect(composeSplit(items, { 8001: 4, 8002: 3 }, chur)).toEqual([
      { itemId: 8001, quantity: 4 },
      { itemId: 8002, quantity: 3 },
    ]);
  });

  it.each([
    ['nothing goes', {}],
    ['nothing stays', { 8001: 12, 8002: 3 }],
  ])('is refused when %s', (_what, moved) => {
    expect(composeSplit(items, moved, chur)).toMatchObject({
      code: 'INCORRECT_DELIVERY_SPLIT',
      field: 'items',
    });
  });

  it('is refused without a dispatch location', () => {
    expect(composeSplit(items, { 8001: 4 }, undefined)).toMatchObject({
      code: 'INCORRECT_DELIVERY_SPLIT',
      field: 'dispatchLocationId',
    });
  });

  it.each([-1, 13, 1.5])('is refused when %d pieces of 12 go', (quantity) => {
    expect(composeSplit(items, { 8001: quantity }, chur)).toMatchObject({ code: 'INCORRECT_ITEM_SPLIT' });
  });

  it('offers only places of the same customs area', () => {
    const areas = [
      ['DE', 'AT'],
      ['CH', 'LI'],
    ];
    expect(placesInSameArea([chur, tuttlingen, vaduz], 'CH', areas)).toEqual([chur, vaduz]);
    expect(placesInSameArea([chur, tuttlingen], 'DE', [])).toEqual([tuttlingen]);
  });
});
