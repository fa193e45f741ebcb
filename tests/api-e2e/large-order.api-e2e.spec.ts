import type { ArticleRow, SentOrder } from '@werkbank/contracts/entities';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { accountOf, eventually, type Person, signIn } from '../instance/running-instance.ts';
import { audience, orderOf, shippingAddressOf, swissBuyer } from '../instance/shopping.ts';

/** Articles that can be ordered, a few of each, from as many producers as the search shows. */
async function orderableRows({ api }: Person): Promise<ArticleRow[]> {
  const rows: ArticleRow[] = [];
  for (let page = 1; rows.length < maxBasketItems; page++) {
    const { articles } = await api('searchArticles', { query: { ...audience, page } });
    if (articles.length === 0) throw new Error('the catalogue has too few articles for a full basket');
    rows.push(
      ...articles.filter(
        ({ price, notAvailableReason, dispatchLocation }) =>
          price !== null && notAvailableReason === null && dispatchLocation !== null,
      ),
    );
  }
  return rows.slice(0, maxBasketItems);
}

const quantityOf = ({ orderUnits }: ArticleRow): number => orderUnits?.minQuantity ?? 1;

/** One section per producer and place. */
function sectionsOf(rows: readonly ArticleRow[]): SentOrder['orderSections'] {
  const sections = Map.groupBy(
    rows,
    ({ producerId, dispatchLocation }) => `${producerId} ${dispatchLocation?.id}`,
  );
  return [...sections.values()].flatMap((ofSection) => {
    const [first] = ofSection;
    return first
      ? [
          {
            producerId: first.producerId,
            dispatchLocationId: first.dispatchLocation?.id ?? 0,
            items: ofSection.map((row) => ({ articleId: row.articleId, quantity: quantityOf(row) })),
          },
        ]
      : [];
  });
}

/** Each step depends on the previous one. */
describe('an order of as many lines as a basket takes', () => {
  let buyer: Person;
  let sections: SentOrder['orderSections'];
  let draftId: string;

  beforeAll(async () => {
    buyer = await signIn(accountOf(swissBuyer));
    sections = sectionsOf(await orderableRows(buyer));
  });

  it('is kept and priced as a basket', async () => {
    const changes = sections.flatMap(({ items, ...place }) => items.map((item) => ({ ...item, ...place })));
    const kept = await buyer.api('changeOwnBasket', { body: { changes } });
    expect(kept.lines).toHaveLength(maxBasketItems);
    const { basket, valid } = await buyer.api('refreshBasket', {
      body: {
        basket: sections.map(({ producerId, dispatchLocationId, items }) => ({
          producerId,
          dispatchLocationItems: [{ dispatchLocation: { id: dispatchLocationId }, items }],
        })),
        language: 'de',
        country: 'CH',
        currency: 'CHF',
      },
    });
    const priced = basket.flatMap(({ dispatchLocationItems }) =>
      dispatchLocationItems.flatMap(({ items }) => items),
    );
    expect([priced.length, valid]).toEqual([maxBasketItems, true]);
  });

  it('takes no line more', async () => {
    const [first] = sections;
    const { producerId = 0, dispatchLocationId = 0 } = first ?? {};
    const more = { articleId: 'one-more', quantity: 1, producerId, dispatchLocationId };
    await expect(buyer.api('changeOwnBasket', { body: { changes: [more] } })).rejects.toMatchObject({
      code: 'BASKET_FULL',
    });
  });

  it('is drafted with all of its lines', async () => {
    const body = { ...orderOf([], await shippingAddressOf(buyer)), orderSections: sections };
    const draft = await buyer.api('createOrderDraft', { body });
    expect(draft.orderSections.flatMap(({ items }) => items)).toHaveLength(maxBasketItems);
    draftId = draft.id;
  });

  it('is placed and read with all of its lines', async () => {
    const { orderId } = await buyer.api('submitOrder', { body: { draftId } });
    const order = await eventually(
      () => buyer.api('getSalesOrder', { params: { orderId } }),
      ({ sections: placed }) => placed.length >= sections.length,
    );
    expect(order.sections.flatMap(({ items }) => items)).toHaveLength(maxBasketItems);
  });

  it('leaves the basket at once', async () => {
    const { lines } = await buyer.api('getOwnBasket', {});
    const changes = lines.map((line) => ({ ...line, quantity: null }));
    expect((await buyer.api('changeOwnBasket', { body: { changes } })).lines).toEqual([]);
  });
});
