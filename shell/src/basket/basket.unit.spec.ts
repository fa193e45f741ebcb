import { jest } from '@jest/globals';
import type { Basket, BasketItem, RefreshedBasket } from '@werkbank/contracts/entities';
import type { BasketPlace } from '@werkbank/contracts/shell-api';
import { fixtureClient } from '@werkbank/kit/testing/fixture-client';
import { createBasket } from './basket';

const place: BasketPlace = {
  producerId: 1,
  producerName: 'Seewald',
  dispatchLocation: { id: 10, city: 'Ulm', country: 'DE' },
};
const drill: BasketItem = {
  articleId: 'A',
  quantity: 2,
  materialNumber: 'A',
  articleText: 'Spiralbohrer',
  imageUrl: null,
  price: {
    quantity: 2,
    listPrice: 100,
    surcharge: 0,
    discount: 0,
    effectiveDiscount: 0,
    salesPrice: 200,
    voc: 0,
    taxBase: 200,
    taxRate: 19,
    tax: 38,
    currency: 'EUR',
  },
  stockLevel: 5,
  availabilityInDays: 0,
  notAvailableReason: null,
};

type Answer = RefreshedBasket;

function setUp(refresh: (basket: Basket) => Answer | Promise<Answer> = priced) {
  const asked: Basket[] = [];
  const refused: string[] = [];
  const api = fixtureClient({
    refreshBasket: ({ body }) => {
      asked.push(body.basket as Basket);
      return refresh(shown(body.basket as Basket));
    },
  });
  const basket = createBasket({
    api,
    preferences: () => ({ language: 'de', country: 'DE', currency: 'EUR' }),
    refuse: (reason) => refused.push(reason),
  });
  return { basket, asked, refused };
}
/** A refresh names only places, articles and quantities. */
const shown = (asked: Basket): Basket =>
  asked.map(({ producerId, dispatchLocationItems }) => ({
    producerId,
    producerName: place.producerName,
    dispatchLocationItems: dispatchLocationItems.map(({ items }) => ({
      dispatchLocation: place.dispatchLocation,
      items: items.map(({ articleId, quantity }) => ({ ...drill, articleId, quantity })),
    })),
  }));
const priced = (basket: Basket): Answer => ({
  basket,
  taxBase: 999,
  currency: 'EUR',
  valid: true,
  selfCollectionAllowed: false,
});

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('the basket', () => {
  it('shows a change at once and is priced by one refresh for several', async () => {
    const { basket, asked } = setUp();
    expect(basket.add(place, drill)).toBe(true);
    basket.setQuantity('A', 10, 4);
    expect(basket.getState()).toMatchObject({ itemCount: 1, taxBase: 400 });
    await jest.advanceTimersByTimeAsync(400);
    expect(asked).toHaveLength(1);
    expect(basket.getState()).toMatchObject({ taxBase: 999, refreshing: false });
  });

  it('asks for prices by article and quantity alone, so that a thousand lines are a small request', async () => {
    const { basket, asked } = setUp();
    basket.add(place, drill);
    await basket.refresh();
    const items = [{ articleId: 'A', quantity: 2 }];
    expect(asked).toEqual([
      [{ producerId: 1, dispatchLocationItems: [{ dispatchLocation: { id: 10 }, items }] }],
    ]);
  });

  it('is there again on the next visit', () => {
    setUp().basket.add(place, drill);
    expect(setUp().basket.getState()).toMatchObject({ itemCount: 1, taxBase: 200 });
  });

  it('takes over what another tab has put into it', () => {
    const { basket } = setUp();
    setUp().basket.add(place, drill);
    dispatchEvent(new StorageEvent('storage', { key: 'werkbank-basket' }));
    expect(basket.getState().itemCount).toBe(1);
  });

  it('does not let a late answer undo what was changed since', async () => {
    let answer = (_: Answer) => undefined as void;
    const { basket } = setUp(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    basket.add(place, drill);
    await jest.advanceTimersByTimeAsync(400);
    const old = basket.getState().basket;
    basket.setQuantity('A', 10, 9);
    answer(priced(old));
    await jest.advanceTimersByTimeAsync(0);
    expect(basket.getState().basket[0]?.dispatchLocationItems[0]?.items[0]?.quantity).toBe(9);
  });

  it('keeps its lines and shows that it cannot be refreshed', async () => {
    const { basket } = setUp(() => {
      throw new Error('down');
    });
    basket.add(place, drill);
    await jest.advanceTimersByTimeAsync(400);
    expect(basket.getState()).toMatchObject({ itemCount: 1, refreshError: true, refreshing: false });
  });

  it('names articles that left the catalogue, over every further refresh', async () => {
    const { basket } = setUp((asked) => {
      const items = [{ ...drill, articleText: 'A', notAvailableReason: 'NoLongerInCatalogue' as const }];
      const gone = asked.map((producer) => ({
        ...producer,
        dispatchLocationItems: [{ dispatchLocation: place.dispatchLocation, items }],
      }));
      return { ...priced(gone), valid: false };
    });
    basket.add(place, drill);
    for (let turn = 0; turn < 2; turn += 1) await basket.refresh();
    const { basket: shown, valid } = basket.getState();
    expect([valid, shown[0]?.dispatchLocationItems[0]?.items[0]?.articleText]).toEqual([
      false,
      'Spiralbohrer',
    ]);
  });

  it('takes no article that cannot be ordered', () => {
    const { basket, refused } = setUp();
    expect(basket.add(place, { ...drill, price: null })).toBe(false);
    expect(basket.add(place, { ...drill, notAvailableReason: 'NotAvailableForOrder' })).toBe(false);
    expect(basket.getState().itemCount).toBe(0);
    expect(refused).toEqual(['notAvailable', 'notAvailable']);
  });

  it('starts empty when what was stored is broken', () => {
    localStorage.setItem('werkbank-basket', '{"version":1,"basket":"?"}');
    expect(setUp().basket.getState().basket).toEqual([]);
  });

  it.each([
    ['PLN', 'PLN'],
    ['zloty', 'EUR'],
  ])('is in the currency that was stored, whatever build knows it: %s', (stored, currency) => {
    const kept = { version: 1, basket: [], taxBase: 0, currency: stored, valid: true };
    localStorage.setItem('werkbank-basket', JSON.stringify(kept));
    expect(setUp().basket.getState().currency).toBe(currency);
  });

  it('is emptied without asking the server', async () => {
    const { basket, asked } = setUp();
    basket.add(place, drill);
    basket.clear();
    await jest.advanceTimersByTimeAsync(400);
    expect(asked).toEqual([]);
    expect(basket.getState()).toMatchObject({ itemCount: 0, taxBase: 0, valid: true });
  });
});
