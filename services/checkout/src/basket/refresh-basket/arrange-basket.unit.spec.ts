import { queryExamples } from '@werkbank/contracts/fixtures';
import { arrangeBasket, mergeLines } from './arrange-basket.js';

const [quoted] = queryExamples['catalog.quote-prices'].answer.items;
if (!quoted) throw new Error('the example has an item');

describe('lines of a basket', () => {
  it('of one article are one line, up to the limit', () => {
    expect(
      mergeLines([
        { articleId: 'a', quantity: 9000 },
        { articleId: 'b', quantity: 1 },
        { articleId: 'a', quantity: 2000 },
      ]),
    ).toEqual([
      { articleId: 'a', quantity: 9999 },
      { articleId: 'b', quantity: 1 },
    ]);
  });
});

describe('a refreshed basket', () => {
  it('is grouped by producer and dispatch location and adds up', () => {
    const other = { ...quoted, articleId: 'other', producerId: 9, producerName: 'Zweiter' };
    const { basket, taxBase, valid } = arrangeBasket([quoted, other, quoted], new Map(), 'CHF', null);
    expect(
      basket.map((producer) => [producer.producerName, producer.dispatchLocationItems[0]?.items.length]),
    ).toEqual([
      [quoted.producerName, 2],
      ['Zweiter', 1],
    ]);
    expect(taxBase).toBe(3 * (quoted.price?.taxBase ?? 0));
    expect(valid).toBe(true);
  });

  it('is not valid while a line has a quantity that cannot be ordered, and says what can', () => {
    const orderUnits = {
      orderUnit: 'PK',
      contentUnit: 'C62',
      contentQuantity: 10,
      minQuantity: quoted.quantity,
      quantityInterval: 5,
    };
    const withQuantity = (quantity: number) =>
      arrangeBasket([{ ...quoted, quantity, orderUnits }], new Map(), 'CHF', null);
    expect(withQuantity(quoted.quantity + 5).valid).toBe(true);
    const { basket, valid } = withQuantity(quoted.quantity + 1);
    expect(valid).toBe(false);
    expect(basket[0]?.dispatchLocationItems[0]?.items[0]).toMatchObject({
      quantity: quoted.quantity + 1,
      orderUnits,
    });
  });

  it('never reveals the platform margin', () => {
    expect(JSON.stringify(arrangeBasket([quoted], new Map(), 'CHF', null))).not.toContain('platformMargin');
  });

  it('keeps an article that left the catalogue where it was, and is not valid', () => {
    const gone = {
      ...quoted,
      dispatchLocation: null,
      price: null,
      notAvailableReason: 'NoLongerInCatalogue' as const,
    };
    const places = new Map([[gone.articleId, { producerId: 3, dispatchLocationId: 901 }]]);
    const { basket, valid, taxBase } = arrangeBasket([gone], places, 'CHF', null);
    expect(basket[0]?.dispatchLocationItems[0]?.dispatchLocation.id).toBe(901);
    expect([valid, taxBase]).toEqual([false, 0]);
  });

  it('says where such an article lay as far as its neighbours tell, and whose it was', () => {
    const gone = {
      ...quoted,
      articleId: 'gone',
      producerId: null,
      producerName: '',
      dispatchLocation: null,
      price: null,
      notAvailableReason: 'NoLongerInCatalogue' as const,
    };
    const dispatchLocationId = quoted.dispatchLocation?.id ?? 0;
    const former = { producerId: quoted.producerId ?? 0, producerName: 'Rhon', dispatchLocationId };
    const arranged = (...items: (typeof quoted)[]) =>
      arrangeBasket(items, new Map([['gone', former]]), 'CHF', null).basket;
    expect(arranged(gone)).toMatchObject([{ producerName: 'Rhon' }]);
    const together = arranged(gone, quoted);
    expect(together[0]?.dispatchLocationItems).toHaveLength(1);
    expect(together[0]?.dispatchLocationItems[0]?.dispatchLocation.city).toBe(quoted.dispatchLocation?.city);
  });

  it('can be collected where all of it comes from the one producer', () => {
    expect(arrangeBasket([quoted], new Map(), 'CHF', quoted.producerId).selfCollectionAllowed).toBe(true);
    expect(arrangeBasket([quoted], new Map(), 'CHF', 99).selfCollectionAllowed).toBe(false);
    expect(arrangeBasket([], new Map(), 'CHF', quoted.producerId).selfCollectionAllowed).toBe(false);
  });
});
