import type { BasketItem } from '@werkbank/contracts/entities';
import type { BasketPlace } from '@werkbank/contracts/shell-api';
import {
  addItem,
  allItems,
  expectedTaxBase,
  itemCount,
  removeItem,
  setQuantity,
  withFormerNames,
} from './basket-rules';

const place = (producerId: number, locationId: number): BasketPlace => ({
  producerId,
  producerName: `Hersteller ${producerId}`,
  dispatchLocation: { id: locationId, city: 'Ulm', country: 'DE' },
});
const item = (articleId: string, quantity: number, taxBase = 100 * quantity): BasketItem => ({
  articleId,
  quantity,
  materialNumber: articleId,
  articleText: 'Spiralbohrer',
  imageUrl: null,
  price: {
    quantity,
    listPrice: 100,
    surcharge: 0,
    discount: 0,
    effectiveDiscount: 0,
    salesPrice: taxBase,
    voc: 0,
    taxBase,
    taxRate: 19,
    tax: 0,
    currency: 'EUR',
  },
  stockLevel: 5,
  availabilityInDays: 0,
  notAvailableReason: null,
});
const quantities = (basket: Parameters<typeof allItems>[0]) =>
  allItems(basket).map((one) => [one.articleId, one.quantity]);

describe('adding to the basket', () => {
  it('opens a section for a producer and its dispatch location', () => {
    const basket = addItem([], place(1, 10), item('A', 2));
    expect(basket).toMatchObject([
      {
        producerId: 1,
        dispatchLocationItems: [{ dispatchLocation: { id: 10 }, items: [{ articleId: 'A' }] }],
      },
    ]);
  });

  it('adds the quantities where article, dispatch location and producer are the same', () => {
    const basket = addItem(addItem([], place(1, 10), item('A', 2)), place(1, 10), item('A', 3));
    expect(quantities(basket)).toEqual([['A', 5]]);
  });

  it('keeps the same article from another place apart', () => {
    const basket = addItem(addItem([], place(1, 10), item('A', 2)), place(1, 11), item('A', 3));
    expect(basket[0]?.dispatchLocationItems).toHaveLength(2);
    expect(itemCount(basket)).toBe(2);
  });

  it('keeps producers apart, and articles of one place together', () => {
    let basket = addItem([], place(1, 10), item('A', 1));
    basket = addItem(basket, place(2, 20), item('B', 1));
    basket = addItem(basket, place(1, 10), item('C', 1));
    expect(basket.map((one) => one.producerId)).toEqual([1, 2]);
    expect(quantities(basket)).toEqual([
      ['A', 1],
      ['C', 1],
      ['B', 1],
    ]);
  });

  it('stops at 9999 pieces', () => {
    const basket = addItem(addItem([], place(1, 10), item('A', 9000)), place(1, 10), item('A', 9000));
    expect(quantities(basket)).toEqual([['A', 9999]]);
  });

  it('leaves the basket that it was given as it was', () => {
    const before = addItem([], place(1, 10), item('A', 1));
    const copy = structuredClone(before);
    addItem(before, place(1, 10), item('A', 4));
    expect(before).toEqual(copy);
  });
});

describe('changing the basket', () => {
  const basket = addItem(addItem([], place(1, 10), item('A', 2)), place(2, 20), item('B', 1));

  it('sets a quantity within its limits', () => {
    expect(quantities(setQuantity(basket, 'A', 10, 7))[0]).toEqual(['A', 7]);
    expect(quantities(setQuantity(basket, 'A', 10, 0))[0]).toEqual(['A', 1]);
    expect(quantities(setQuantity(basket, 'A', 10, Number.NaN))[0]).toEqual(['A', 1]);
  });

  it('drops places and producers that have nothing left', () => {
    expect(removeItem(basket, 'A', 10).map((one) => one.producerId)).toEqual([2]);
    expect(removeItem(removeItem(basket, 'A', 10), 'B', 20)).toEqual([]);
  });

  it('does not touch the same article of another place', () => {
    expect(removeItem(basket, 'A', 20)).toEqual(basket);
  });

  it('expects a sum in proportion until the basket is priced again', () => {
    const priced = addItem([], place(1, 10), item('A', 2, 250));
    expect(expectedTaxBase(setQuantity(priced, 'A', 10, 3))).toBe(375);
    expect(expectedTaxBase(addItem([], place(1, 10), { ...item('A', 2), price: null }))).toBe(0);
  });
});

describe('a refreshed basket', () => {
  const former = addItem(addItem([], place(1, 10), item('A', 2)), place(1, 10), item('B', 1));
  const nameless = (articleId: string): BasketItem => ({
    ...item(articleId, 2),
    materialNumber: 'id',
    articleText: 'id',
    price: null,
    notAvailableReason: 'NoLongerInCatalogue',
  });
  const nowhere = { ...place(1, 10), dispatchLocation: { id: 10, city: '', country: 'DE' } };

  it('still says what an article was called that left the catalogue, and where it lay', () => {
    const [producer] = withFormerNames(addItem([], nowhere, nameless('A')), former);
    const [section] = producer?.dispatchLocationItems ?? [];
    expect(section?.dispatchLocation.city).toBe('Ulm');
    expect(section?.items).toMatchObject([
      {
        materialNumber: 'A',
        articleText: 'Spiralbohrer',
        price: null,
        notAvailableReason: 'NoLongerInCatalogue',
      },
    ]);
  });

  it('takes the new names of everything else, and leaves what it never knew', () => {
    const renamed = { ...item('B', 1), articleText: 'Twist drill' };
    const refreshed = addItem(addItem([], place(2, 20), renamed), nowhere, nameless('Z'));
    expect(withFormerNames(refreshed, [])).toEqual(refreshed);
    expect(allItems(withFormerNames(refreshed, former))).toEqual(allItems(refreshed));
  });
});
