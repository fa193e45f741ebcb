import { randomUUID } from 'node:crypto';
import { eventExamples } from '@werkbank/contracts/fixtures';
import { type Ask, type QueryAnswer, queries } from '@werkbank/contracts/queries';
import { Queries } from '@werkbank/platform/messaging';
import type { TestInstance } from '@werkbank/platform/testing';
import { patience, startCatalogInstance, swiss } from '../../testing/catalog-instance.js';

describe('reserving stock for an order that is being placed', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startCatalogInstance();
  }, patience);
  afterAll(() => instance.stop(), patience);

  type Quote = QueryAnswer<'catalog.quote-prices'>;
  const quote = async (
    articleId: string,
    quantity: number,
    reserveFor?: string,
    reserveParts = false,
    keepUntil?: string,
  ): Promise<Quote> => {
    const ask: Ask<'catalog.quote-prices'> = {
      language: 'de',
      country: 'CH',
      currency: 'CHF',
      customerCompanyId: 900,
      items: [{ articleId, quantity }],
      ...(reserveFor === undefined ? {} : { reserveFor, reserveParts }),
      ...(keepUntil === undefined ? {} : { keepUntil }),
    };
    return queries['catalog.quote-prices'].answer.parse(
      await instance.app.get(Queries).ask('catalog.quote-prices', ask),
    );
  };
  const fromStock = async (articleId: string, quantity: number, reserveFor?: string) =>
    (await quote(articleId, quantity, reserveFor)).items[0]?.plannedShipmentFromStock;
  const release = (draftId: string) => instance.app.get(Queries).ask('catalog.release-stock', { draftId });
  const levelOf = async (articleId: string): Promise<number> =>
    (await instance.callAs('visitor', 'getArticle', { params: { articleId }, query: swiss })).stockLevel;

  const [section] = eventExamples['checkout.order-submitted.v1'].orderSections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error('the example has a section with an item');
  const submitted = async (orderId: number, draftId: string, articleId: string, quantity: number) => {
    await instance.courier.publish('checkout.order-submitted.v1', {
      ...eventExamples['checkout.order-submitted.v1'],
      orderId,
      draftId,
      orderSections: [
        {
          ...section,
          dispatchLocation: { ...section.dispatchLocation, id: 11 },
          items: [{ ...item, articleId, quantity }],
        },
      ],
    });
    await instance.settled();
  };
  const created = async (orderId: number, articleId: string, quantity: number, draftId?: string) => {
    await instance.courier.publish('orders.order-created.v1', {
      orderId,
      customerId: 900,
      lines: [{ articleId, dispatchLocationId: 11, quantity }],
      draftId,
    });
    await instance.settled();
  };

  it('promises the stock to one of fifteen simultaneous orders', async () => {
    const promised = await Promise.all(
      Array.from({ length: 15 }, () => fromStock('drill-30', 40, randomUUID())),
    );
    expect(promised.filter(Boolean)).toHaveLength(1);
  });

  it('shares it out among those whom it is enough for', async () => {
    const promised = await Promise.all(
      Array.from({ length: 15 }, () => fromStock('drill-31', 12, randomUUID())),
    );
    expect(promised.filter(Boolean)).toHaveLength(3);
  });

  it('keeps the same once however often one draft asks', async () => {
    const draftId = randomUUID();
    const asked = await Promise.all(Array.from({ length: 5 }, () => fromStock('drill-32', 30, draftId)));
    expect(asked).toEqual([true, true, true, true, true]);
    expect([await fromStock('drill-32', 10), await fromStock('drill-32', 11)]).toEqual([true, false]);
  });

  it('reserves no pieces for a line that must be complete and is not', async () => {
    expect(await fromStock('drill-33', 41, randomUUID())).toBe(false);
    expect(await fromStock('drill-33', 40, randomUUID())).toBe(true);
  });

  it('reserves the available part of an order in whole intervals, and gives it to no other draft', async () => {
    const em = instance.em();
    const partOf = async (quantity: number, draftId?: string) =>
      (await quote('drill-38', quantity, draftId, true)).items[0]?.promisedParts?.map(
        (part) => part.quantity,
      );
    await em.execute(
      `update article set min_quantity = 6, quantity_interval = 6 where article_id = 'drill-38'`,
    );
    const [one, other] = [randomUUID(), randomUUID()];
    expect([await partOf(48, one), await partOf(48, one)]).toEqual([
      [36, 12],
      [36, 12],
    ]);
    expect([await partOf(48, other), await partOf(48)]).toEqual([undefined, undefined]);
    await release(one);
    expect(await partOf(48)).toEqual([36, 12]);
    await em.execute(
      `update article set min_quantity = 1, quantity_interval = 1 where article_id = 'drill-38'`,
    );
  });

  it('is over as soon as the order was not placed', async () => {
    const draftId = randomUUID();
    await fromStock('drill-34', 40, draftId);
    expect(await fromStock('drill-34', 1)).toBe(false);
    expect(await release(draftId)).toEqual({ released: true });
    expect(await fromStock('drill-34', 40)).toBe(true);
    expect(await release(draftId)).toEqual({ released: false });
  });

  it('expires if no order comes because the process was killed', async () => {
    const draftId = randomUUID();
    await fromStock('drill-35', 40, draftId);
    await instance
      .em()
      .execute(`update stock_reservation set expires_at = now() - interval '1 second' where draft_id = ?`, [
        draftId,
      ]);
    expect(await fromStock('drill-35', 40)).toBe(true);
    expect(await fromStock('drill-35', 40, randomUUID())).toBe(true);
    expect(
      await instance.em().execute('select 1 from stock_reservation where draft_id = ?', [draftId]),
    ).toEqual([]);
  });

  it('is kept as long as asked for, two days at most, and never shorter than an order takes', async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    for (const [hours, expected] of [
      [undefined, 0.5],
      [40, 40],
      [400, 48],
      [-1, 0.5],
    ] as const) {
      const draftId = randomUUID();
      await quote('drill-39', 1, draftId, false, hours === undefined ? undefined : inHours(hours));
      const [row] = await instance.em().execute<{ hours: number }[]>(
        `select extract(epoch from expires_at - now())::float8 / 3600 as hours from stock_reservation
            where draft_id = ?`,
        [draftId],
      );
      expect(row?.hours).toBeCloseTo(expected, 1);
    }
  });

  it("becomes the order's stock, whichever event comes first, and is taken once", async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await fromStock('drill-36', 25, one);
    await fromStock('drill-36', 15, other);
    await submitted(9001, one, 'drill-36', 25);
    expect(await levelOf('drill-36')).toBe(15);
    await created(9001, 'drill-36', 25, one);
    expect(await levelOf('drill-36')).toBe(15);
    await created(9002, 'drill-36', 15, other);
    await submitted(9002, other, 'drill-36', 15);
    expect(await levelOf('drill-36')).toBe(0);
  });

  it('is not taken by an order with a promised lead time', async () => {
    const [large, promised] = [randomUUID(), randomUUID()];
    expect(await fromStock('drill-37', 50, large)).toBe(false);
    expect(await fromStock('drill-37', 40, promised)).toBe(true);
    await submitted(9003, large, 'drill-37', 50);
    expect(await levelOf('drill-37')).toBe(40);
    await submitted(9004, promised, 'drill-37', 40);
    expect(await levelOf('drill-37')).toBe(0);
    await instance.courier.publish('orders.order-deleted.v1', {
      orderId: 9004,
      lines: [{ articleId: 'drill-37', dispatchLocationId: 11, quantity: 40 }],
    });
    await instance.settled();
    expect(await levelOf('drill-37')).toBe(40);
  });
});
