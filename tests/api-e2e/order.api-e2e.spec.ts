import { addDays, dayOf, shipmentDay } from '@werkbank/contracts/calendar';
import type { ArticleRow, PurchaseOrder, RefreshedBasket } from '@werkbank/contracts/entities';
import { declareForCustoms } from '../instance/ordering.ts';
import { accountOf, eventually, type Person, signIn, visitor } from '../instance/running-instance.ts';
import {
  audience,
  findOffers,
  type Offer,
  orderOf,
  shippingAddressOf,
  swissBuyer,
} from '../instance/shopping.ts';

const quantity = 12;
const inDays = (days: number) => addDays(dayOf(new Date()), days);

/**
 * An order goes through its whole life by the gateway and real events; each step depends on the previous
 * one.
 */
describe('the thread of an order', () => {
  let buyer: Person;
  let swiss: Offer;
  let german: Offer;
  let swissProducer: Person;
  let germanProducer: Person;
  let basket: RefreshedBasket;
  let draftId: string;
  let orderId: number;
  /** Net price of the twelve Swiss drills in cents, by answering service. */
  const said: Record<string, number | undefined> = {};

  const section = (order: PurchaseOrder) => {
    const [only] = order.sections;
    if (!only) throw new Error('a purchase order has a delivery');
    return only;
  };
  const purchaseOrder = (producer: Person) =>
    producer.api('getPurchaseOrder', {
      params: { orderId, producerCompanyId: producer.account.companyId ?? 0 },
    });
  const salesOrder = () => buyer.api('getSalesOrder', { params: { orderId } });
  const move = async (
    producer: Person,
    deliveryStatus: PurchaseOrder['sections'][number]['status'],
    more = {},
  ) => {
    const { id, optimisticLockKey } = section(await purchaseOrder(producer));
    return producer.api('setDeliveryStatus', {
      params: { deliveryId: id },
      body: { deliveryStatus, optimisticLockKey, ...more },
    });
  };

  beforeAll(async () => {
    buyer = await signIn(accountOf(swissBuyer));
  });

  it('begins with a search by words and a number', async () => {
    const found = await visitor()('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
    expect(found.totalItems).toBeGreaterThan(0);
    expect(found.articles[0]?.articleText).toMatch(/Spiralbohrer.*6,8/);
    const own = await buyer.api('searchArticles', { query: { ...audience, q: 'spiralbohrer 6,8' } });
    const offers = await findOffers(buyer, own.articles);
    [swiss, german] = [offers.CH, offers.DE];
    [swissProducer, germanProducer] = await Promise.all([signIn(swiss.producer), signIn(german.producer)]);
    const forVisitor = found.articles.find((row: ArticleRow) => row.articleId === swiss.row.articleId);
    expect(swiss.row.price).not.toBeNull();
    // The assigned discount group makes the buyer's price another one than the visitor's.
    expect(swiss.row.price).not.toBe(forVisitor?.price);
  });

  it('shows the article with the price for twelve, from discount and surcharge', async () => {
    const article = await buyer.api('getArticle', {
      params: { articleId: swiss.row.articleId },
      query: { ...audience, quantity },
    });
    expect(article.singlePrice?.taxBase).toBe(swiss.row.price);
    expect(article.quantityPrice).toMatchObject({ quantity, currency: 'CHF' });
    expect(article.quantityPrice?.discount).toBeGreaterThan(0);
    expect(article.quantityPrice?.surcharge).toBeGreaterThan(0);
    said['article'] = article.quantityPrice?.taxBase;
  });

  it('prices the basket the same', async () => {
    basket = await buyer.api('refreshBasket', {
      body: {
        basket: [swiss, german].map(({ row }) => ({
          producerId: row.producerId,
          dispatchLocationItems: [
            {
              dispatchLocation: { id: row.dispatchLocation?.id ?? 0 },
              items: [{ articleId: row.articleId, quantity }],
            },
          ],
        })),
        language: 'de',
        country: 'CH',
        currency: 'CHF',
      },
    });
    expect(basket.valid).toBe(true);
    const items = basket.basket.flatMap((producer) =>
      producer.dispatchLocationItems.flatMap(({ items }) => items),
    );
    said['basket'] = items.find((item) => item.articleId === swiss.row.articleId)?.price?.taxBase;
  });

  it('drafts the order with freight for both and customs for cross-border goods', async () => {
    const draft = await buyer.api('createOrderDraft', {
      body: orderOf([swiss.row, german.row], await shippingAddressOf(buyer), quantity),
    });
    const home = draft.orderSections.find((part) => part.producerId === swiss.row.producerId);
    const abroad = draft.orderSections.find((part) => part.producerId === german.row.producerId);
    expect(home).toMatchObject({ isExport: false, customs: 0, customsHandling: 0 });
    expect(abroad?.isExport).toBe(true);
    expect(abroad?.customsHandling).toBeGreaterThan(0);
    said['draft'] = home?.items[0]?.price.taxBase;
    draftId = draft.id;
  });

  it('submits it once, however often', async () => {
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => buyer.api('submitOrder', { body: { draftId } })),
    );
    expect(new Set(answers.map((answer) => answer.orderId)).size).toBe(1);
    orderId = answers[0]?.orderId ?? 0;
    const order = await eventually(salesOrder, (found) => found.sections.length === 2);
    expect(order.status).toBe('Created');
    const home = order.sections.find((part) => part.producerId === swiss.row.producerId);
    said['order'] = home?.items[0]?.price.taxBase;
  });

  it('has the same price in all answers, to the cent', () => {
    expect(Object.keys(said)).toEqual(['article', 'basket', 'draft', 'order']);
    expect(new Set(Object.values(said)).size).toBe(1);
  });

  it('is refused with a stale lock key', async () => {
    const { id, optimisticLockKey } = section(await purchaseOrder(swissProducer));
    const confirmed = { confirmedDeliveries: [{ id, optimisticLockKey: optimisticLockKey + 7 }] };
    const call = swissProducer.api('confirmPurchaseOrder', {
      params: { orderId },
      body: { ...confirmed, proposedDeliveries: [], newDeliveries: [] },
    });
    await expect(call).rejects.toMatchObject({ status: 409, code: 'DELIVERY_LOCK_FAILED' });
  });

  it('is confirmed by one producer, and gets another date from the other', async () => {
    const home = section(await purchaseOrder(swissProducer));
    await swissProducer.api('confirmPurchaseOrder', {
      params: { orderId },
      body: {
        confirmedDeliveries: [{ id: home.id, optimisticLockKey: home.optimisticLockKey }],
        proposedDeliveries: [],
        newDeliveries: [],
      },
    });
    const abroad = section(await purchaseOrder(germanProducer));
    await germanProducer.api('confirmPurchaseOrder', {
      params: { orderId },
      body: {
        confirmedDeliveries: [],
        proposedDeliveries: [
          {
            id: abroad.id,
            optimisticLockKey: abroad.optimisticLockKey,
            plannedShipmentDate: inDays(10),
            plannedShipmentFromStock: false,
          },
        ],
        newDeliveries: [],
      },
    });
    const order = await salesOrder();
    expect(order.status).toBe('Proposed');
    expect(order.proposalExpiresAt).not.toBeNull();
    const proposed = order.sections.find((part) => part.producerId === german.row.producerId);
    expect(proposed).toMatchObject({ status: 'Proposed', plannedShipmentDate: inDays(10) });
    expect(proposed?.originalPlannedShipmentInfo).not.toBeNull();
  });

  it('is released by the buyer, one section after the other', async () => {
    const { sections } = await salesOrder();
    // The confirmed one first: when the last proposal is released, the system releases confirmed sections
    // automatically.
    const inOrder = [...sections].sort((a, b) => a.status.localeCompare(b.status));
    expect(inOrder.map((part) => part.status)).toEqual(['Confirmed', 'Proposed']);
    for (const { id } of inOrder) {
      await buyer.api('releaseSalesOrder', {
        params: { orderId },
        body: { releaseSections: [id], cancelItems: [] },
      });
    }
    expect((await salesOrder()).status).toBe('Released');
  });

  it('is made ready: abroad only with an MRN and a customs declaration', async () => {
    const parcel = { weight: 1.25, length: 30, width: 20, height: 10 };
    await move(swissProducer, 'InCompletion');
    await move(swissProducer, 'ReadyToSend', parcel);
    await move(germanProducer, 'InCompletion');
    await expect(move(germanProducer, 'ReadyToSend', parcel)).rejects.toMatchObject({
      code: 'MRN_NUMBER_MISSING',
    });
    const mrnNumber = '26DE1234567890ABCD';
    await expect(move(germanProducer, 'ReadyToSend', { ...parcel, mrnNumber })).rejects.toMatchObject({
      code: 'CUSTOMS_DECLARATION_MISSING',
    });
    const { id } = section(await purchaseOrder(germanProducer));
    await declareForCustoms(germanProducer, id);
    await move(germanProducer, 'ReadyToSend', { ...parcel, mrnNumber });
  });

  it('is sent, from abroad through customs', async () => {
    await expect(move(swissProducer, 'InCustomsClearance')).rejects.toMatchObject({
      code: 'DELIVERY_WRONG_STATUS',
    });
    await move(swissProducer, 'Sent');
    await move(germanProducer, 'InCustomsClearance');
    await move(germanProducer, 'Sent');
    expect((await salesOrder()).status).toBe('Sent');
  });

  it('is received by the buyer and Delivered', async () => {
    for (const { id, optimisticLockKey } of (await salesOrder()).sections) {
      await buyer.api('setDeliveryStatus', {
        params: { deliveryId: id },
        body: { deliveryStatus: 'Delivered', optimisticLockKey },
      });
    }
    const order = await salesOrder();
    expect(order.status).toBe('Delivered');
    expect(order.history.length).toBeGreaterThanOrEqual(8);
  });

  it('has taken the pieces from stock', async () => {
    const before = swiss.row.stockLevel;
    const stock = () =>
      visitor()('getArticle', { params: { articleId: swiss.row.articleId }, query: audience });
    const after = await eventually(stock, (article) => article.stockLevel === Math.max(0, before - quantity));
    expect(after.stockLevel).toBe(Math.max(0, before - quantity));
  });

  it("is in the admin's list of all orders, and in no list of other people", async () => {
    const admin = await signIn(accountOf(({ role }) => role === 'platform-admin'));
    const all = await admin.api('listSalesOrders', { query: { orderNumber: String(orderId) } });
    expect(all.orders.map((order) => order.id)).toContain(orderId);
    const other = await signIn(
      accountOf(
        ({ companyType, companyId }) => companyType === 'Customer' && companyId !== buyer.account.companyId,
      ),
    );
    const theirs = await other.api('listSalesOrders', { query: { orderNumber: String(orderId) } });
    expect(theirs.orders).toEqual([]);
    await expect(other.api('getSalesOrder', { params: { orderId } })).rejects.toMatchObject({
      status: 404,
      code: 'ORDER_NOT_FOUND',
    });
  });

  it('plans pieces in stock for the next working day of the place, the rest with the lead time', async () => {
    const places = await swissProducer.api('listProducerDispatchLocations', {
      params: { companyId: swissProducer.account.companyId ?? 0 },
    });
    const coming = places.find(({ id }) => id === swiss.row.dispatchLocation?.id)?.calendar;
    if (!coming) throw new Error('the place that sends has no calendar');
    const calendar = { ...coming, closedDays: new Set(coming.closedDays) };
    const inWorkingDays = (days: number) => shipmentDay(new Date(), days, calendar);
    const shippingAddressId = await shippingAddressOf(buyer);
    const plannedFor = async (pieces: number) => {
      const draft = await buyer.api('createOrderDraft', {
        body: orderOf([swiss.row], shippingAddressId, pieces),
      });
      const [only] = draft.orderSections;
      return [only?.plannedShipmentFromStock, only?.plannedShipmentDate];
    };
    expect(await plannedFor(1)).toEqual([true, inWorkingDays(1)]);
    expect(await plannedFor(9999)).toEqual([false, inWorkingDays(swiss.row.leadTimeDays)]);
  });
});
