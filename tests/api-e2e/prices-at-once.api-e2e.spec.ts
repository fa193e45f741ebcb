import { randomUUID } from 'node:crypto';
import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { accountOf, eventually, type Person, signIn } from '../instance/running-instance.ts';
import { audience, findOffers, type Offer, orderOf, shippingAddressOf } from '../instance/shopping.ts';

/** A producer changes the discount of a customer whose prices no other test reads. */
describe('a discount that a producer changes', () => {
  let buyer: Person;
  let producer: Person;
  let offer: Offer;
  let before: DiscountAssignment | undefined;
  let discountGroupId: number;
  let draftId: string;
  let orderId: number;
  const quantity = 3;
  const said: Record<string, number | undefined> = {};

  const company = () => ({ producerCompanyId: producer.account.companyId ?? 0 });
  const customerCompanyId = () => buyer.account.companyId ?? 0;
  const assignments = async () =>
    (await producer.api('listDiscountAssignments', { params: company() })).filter(
      (assignment) => assignment.customerCompanyId === customerCompanyId(),
    );
  const article = async () => {
    const { articleId } = offer.row;
    const shown = await buyer.api('getArticle', { params: { articleId }, query: { ...audience, quantity } });
    return shown.quantityPrice?.taxBase;
  };
  const draft = async () =>
    buyer.api('createOrderDraft', { body: orderOf([offer.row], await shippingAddressOf(buyer), quantity) });
  const ordered = async () => {
    const order = await buyer.api('getSalesOrder', { params: { orderId } });
    return order.sections[0]?.items[0]?.price.taxBase;
  };

  beforeAll(async () => {
    // The buyer is Swiss too: prices follow the country of the address.
    buyer = await signIn(accountOf((account) => account.companyName === 'Stadt Arbenried, Werkhof'));
    const found = await buyer.api('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
    offer = (await findOffers(buyer, found.articles)).CH;
    producer = await signIn(offer.producer);
    [before] = await assignments();
  });
  afterAll(async () => {
    if (!producer || !before) return;
    const { validFrom, validUntil, discountGroupId: formerGroup } = before;
    await producer.api('createDiscountAssignment', {
      params: company(),
      body: { customerCompanyId: customerCompanyId(), discountGroupId: formerGroup, validFrom, validUntil },
    });
  });

  it('reaches the article, the search and the basket with the next request', async () => {
    said['before'] = await article();
    draftId = (await draft()).id;
    const body = { name: `Faden ${randomUUID()}`, discountType: 'Percentage', discountValue: 55 } as const;
    discountGroupId = (await producer.api('createDiscountGroup', { params: company(), body })).id;
    for (const { id } of await assignments()) {
      await producer.api('deleteDiscountAssignment', { params: { ...company(), assignmentId: id } });
    }
    await producer.api('createDiscountAssignment', {
      params: company(),
      body: { customerCompanyId: customerCompanyId(), discountGroupId },
    });
    said['after'] = await article();
    expect(said['after']).not.toBe(said['before']);
    const { row } = offer;
    const found = await buyer.api('searchArticles', { query: { ...audience, q: row.materialNumber } });
    const single = found.articles.find(({ articleId }) => articleId === row.articleId)?.price ?? 0;
    expect(single).toBeLessThan(row.price ?? 0);
    const basket = await buyer.api('refreshBasket', {
      body: {
        basket: [
          {
            producerId: row.producerId,
            dispatchLocationItems: [
              {
                dispatchLocation: { id: row.dispatchLocation?.id ?? 0 },
                items: [{ articleId: row.articleId, quantity }],
              },
            ],
          },
        ],
        language: 'de',
        country: 'CH',
        currency: 'CHF',
      },
    });
    const [item] = basket.basket.flatMap((part) => part.dispatchLocationItems.flatMap(({ items }) => items));
    expect(item?.price?.taxBase).toBe(said['after']);
  });

  it('makes an older draft outdated, so that it cannot be ordered', async () => {
    await expect(buyer.api('submitOrder', { body: { draftId } })).rejects.toMatchObject({
      status: 409,
      code: 'DRAFT_OUTDATED',
      message: expect.any(String),
    });
  });

  it('is the price at which a new draft is ordered', async () => {
    const { id, orderSections } = await draft();
    expect(orderSections[0]?.items[0]?.price.taxBase).toBe(said['after']);
    ({ orderId } = await buyer.api('submitOrder', { body: { draftId: id } }));
    expect(await eventually(ordered, (price) => price !== undefined)).toBe(said['after']);
  });

  it('does not change existing orders when it ends', async () => {
    await producer.api('deleteDiscountGroup', { params: { ...company(), discountGroupId } });
    expect(await article()).not.toBe(said['after']);
    expect(await ordered()).toBe(said['after']);
  });
});
