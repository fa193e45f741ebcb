import type { SalesOrder } from '@werkbank/contracts/entities';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { placeOrder, splitOff } from '../instance/ordering.ts';

const ordered = 40;

/** An export with freight, handling and customs on one delivery, until a producer splits it. */
describe('the costs of an order that is split and partly cancelled', () => {
  let cast: Cast;
  beforeAll(async () => {
    cast = await castOfTheThread();
  });

  /** Splits some of forty pieces off; then the buyer cancels the rest or the split part. */
  const cancelled = async (quantity: number, cancel: 'the rest' | 'the part') => {
    const { buyer, germanProducer, offers } = cast;
    const before = await placeOrder(buyer, [offers.DE.row], 'de', ordered);
    const part = await splitOff(germanProducer, buyer, before, quantity);
    const split = await buyer.api('getSalesOrder', { params: { orderId: before.id } });
    const gone = split.sections.find(({ id }) => (id === part) === (cancel === 'the part'));
    const after = await buyer.api('releaseSalesOrder', {
      params: { orderId: before.id },
      body: { releaseSections: [], cancelItems: gone?.items.map(({ id }) => id) ?? [] },
    });
    return { before, split, after };
  };
  const goodsOf = ({ sections }: SalesOrder) =>
    sections
      .flatMap(({ items }) => items.filter(({ status }) => status !== 'Cancelled'))
      .reduce((sum, { price }) => sum + price.taxBase, 0);

  it.each<[number, 'the rest' | 'the part']>([
    [ordered - 1, 'the rest'],
    [1, 'the rest'],
    [ordered - 1, 'the part'],
  ])(
    'stay with the goods that are left when %i pieces are split off and %s is cancelled',
    async (quantity, cancel) => {
      const { before, split, after } = await cancelled(quantity, cancel);
      const { freight, customs, customsHandling } = before.totals;
      expect(freight * customs * customsHandling).toBeGreaterThan(0);
      // A split alone changes no cent.
      expect(split.totals).toEqual(before.totals);

      expect(after.totals.customsHandling).toBe(customsHandling);
      expect(after.totals.freight).toBeGreaterThan(0);
      expect(after.totals.freight).toBeLessThanOrEqual(freight);
      const [basis] = before.sections.map(({ agreedCosts }) => agreedCosts?.basis?.customs);
      expect(after.totals.customs).toBe(Math.round((goodsOf(after) * (basis?.percent ?? 0)) / 100));
      expect(after.totals.taxBase).toBe(
        goodsOf(after) + after.totals.freight + after.totals.customs + after.totals.customsHandling,
      );
      expect(after.totals.taxBase).toBe(after.sections.reduce((sum, { taxBase }) => sum + taxBase, 0));
    },
  );

  it('are 0 once all items are cancelled', async () => {
    const { after, split } = await cancelled(1, 'the rest');
    const left = split.sections.flatMap(({ items }) => items).filter(({ quantity }) => quantity === 1);
    const none = await cast.buyer.api('releaseSalesOrder', {
      params: { orderId: after.id },
      body: { releaseSections: [], cancelItems: left.map(({ id }) => id) },
    });
    expect(none.totals).toMatchObject({ freight: 0, customs: 0, customsHandling: 0, taxBase: 0, total: 0 });
  });
});
