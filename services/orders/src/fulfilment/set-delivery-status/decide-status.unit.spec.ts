import { isRefusal } from '@werkbank/contracts/errors';
import { orderLimits } from '@werkbank/contracts/limits';
import type { Delivery, Order } from '../../order/model/order.js';
import { anOrder, deliveryOfOrder, noon, withDelivery } from '../../testing/an-order.js';
import { decideStatus, type StatusCommand } from './decide-status.js';

const measured = { weight: 2.5, length: 30, width: 20, height: 10 };

function decide(order: Order, command: Partial<StatusCommand> & Pick<StatusCommand, 'to'>) {
  return decideStatus(
    order,
    { deliveryId: 1, optimisticLockKey: 1, actors: ['producer'], parcel: {}, partReceipts: 0, ...command },
    noon,
  );
}
function after(order: Order, command: Partial<StatusCommand> & Pick<StatusCommand, 'to'>): Delivery {
  const result = decide(order, command);
  if (isRefusal(result)) throw new Error(result.code);
  return deliveryOfOrder(result.order, command.deliveryId ?? 1);
}
const ready = (change: Partial<Delivery> = {}) =>
  withDelivery(anOrder('InCompletion'), 1, { isExport: true, ...change });

describe('ready to send', () => {
  it('needs weight and sides', () => {
    const { weight: _weight, ...sides } = measured;
    const order = anOrder('InCompletion');
    expect(decide(order, { to: 'ReadyToSend', parcel: sides })).toMatchObject({ code: 'WEIGHT_MISSING' });
    expect(after(order, { to: 'ReadyToSend', parcel: measured })).toMatchObject({
      status: 'ReadyToSend',
      parcel: { ...measured, mrnNumber: null },
    });
  });

  it.each(['custom', 'selfCollection'] as const)(
    'is not asked of a %s shipment: it counts as 1',
    (shipper) => {
      const order = withDelivery(anOrder('InCompletion'), 1, { shipper });
      expect(after(order, { to: 'ReadyToSend' }).parcel).toEqual({
        weight: 1,
        length: 1,
        width: 1,
        height: 1,
        mrnNumber: null,
      });
    },
  );

  it('refuses a ready-to-send without an MRN for an export, whatever the shipper', () => {
    expect(decide(ready({ shipper: 'custom' }), { to: 'ReadyToSend' })).toMatchObject({
      code: 'MRN_NUMBER_MISSING',
    });
  });

  it.each([
    [0, 'CUSTOMS_DECLARATION_MISSING'],
    [2, 'ONLY_ONE_CUSTOMS_DECLARATION'],
  ])('refuses an export with %i customs declarations', (customsDeclarations, code) => {
    const command = { to: 'ReadyToSend' as const, parcel: { ...measured, mrnNumber: '26DE1' } };
    expect(decide(ready({ customsDeclarations }), command)).toMatchObject({ code });
    expect(after(ready({ customsDeclarations: 1 }), command).status).toBe('ReadyToSend');
  });
});

describe('on its way', () => {
  it('clears customs only as an export', () => {
    const order = anOrder('ReadyToSend');
    expect(decide(order, { to: 'InCustomsClearance' })).toMatchObject({
      code: 'DELIVERY_WRONG_STATUS',
      params: { from: 'ReadyToSend', to: 'InCustomsClearance' },
    });
    const exported = withDelivery(order, 1, { isExport: true });
    expect(after(exported, { to: 'InCustomsClearance' }).status).toBe('InCustomsClearance');
  });

  it('is sent with the data that it was made ready with', () => {
    const parcel = { ...measured, mrnNumber: null };
    expect(after(withDelivery(anOrder('ReadyToSend'), 1, { parcel }), { to: 'Sent' })).toMatchObject({
      status: 'Sent',
      parcel,
      lockKey: 2,
    });
  });
});

describe('receipt', () => {
  const buyer = { actors: ['customer'] as const, to: 'PartiallyDelivered' as const };

  it('of everything delivers each item', () => {
    const delivery = after(anOrder('Sent'), { actors: ['customer'], to: 'Delivered' });
    expect(delivery.status).toBe('Delivered');
    expect(delivery.items.map(({ deliveredQuantity }) => deliveredQuantity)).toEqual([12, 5]);
  });

  it('of a part leaves the rest to come', () => {
    const delivery = after(anOrder('Sent'), { ...buyer, arrived: [{ id: 1, deliveredQuantity: 7 }] });
    expect(delivery.status).toBe('PartiallyDelivered');
    expect(delivery.items.map(({ deliveredQuantity }) => deliveredQuantity)).toEqual([7, 0]);
  });

  it('of the last part delivers it', () => {
    const arrived = [
      { id: 1, deliveredQuantity: 12 },
      { id: 2, deliveredQuantity: 5 },
    ];
    expect(after(anOrder('Sent'), { ...buyer, arrived }).status).toBe('Delivered');
  });

  it('does not wait for a cancelled item', () => {
    const order = anOrder('Sent');
    const items = deliveryOfOrder(order, 1).items.map((item) => ({ ...item, cancelled: item.id === 2 }));
    const arrived = [{ id: 1, deliveredQuantity: 12 }];
    expect(after(withDelivery(order, 1, { items }), { ...buyer, arrived }).status).toBe('Delivered');
  });

  it('is refused for more than was ordered', () => {
    expect(decide(anOrder('Sent'), { ...buyer, arrived: [{ id: 1, deliveredQuantity: 13 }] })).toMatchObject({
      code: 'QUANTITY_EXCEEDS_ORDERED',
      params: { max: 12 },
    });
  });

  it('of everything is refused where what was counted is not everything', () => {
    const all = { actors: ['customer'] as const, to: 'Delivered' as const };
    expect(decide(anOrder('Sent'), { ...all, arrived: [{ id: 2, deliveredQuantity: 3 }] })).toMatchObject({
      code: 'RECEIPT_INCOMPLETE',
      params: { max: 5 },
      field: 'items.0.deliveredQuantity',
    });
    const counted = [{ id: 2, deliveredQuantity: 5 }];
    expect(after(anOrder('Sent'), { ...all, arrived: counted }).status).toBe('Delivered');
  });

  it('cannot be taken back', () => {
    const order = anOrder('PartiallyDelivered');
    const items = deliveryOfOrder(order, 1).items.map((item) => ({ ...item, deliveredQuantity: 2 }));
    const arrived = (deliveredQuantity: number) => [
      { id: 1, deliveredQuantity: 3 },
      { id: 2, deliveredQuantity },
    ];
    expect(decide(withDelivery(order, 1, { items }), { ...buyer, arrived: arrived(0) })).toMatchObject({
      code: 'QUANTITY_BELOW_RECEIVED',
      params: { min: 2 },
      field: 'items.1.deliveredQuantity',
    });
    const grown = after(withDelivery(order, 1, { items }), { ...buyer, arrived: arrived(2) });
    expect(grown.items.map(({ deliveredQuantity }) => deliveredQuantity)).toEqual([3, 2]);
  });

  it('of nothing new is none', () => {
    const order = anOrder('PartiallyDelivered');
    const items = deliveryOfOrder(order, 1).items.map((item) => ({ ...item, deliveredQuantity: 2 }));
    const arrived = [{ id: 1, deliveredQuantity: 2 }];
    expect(decide(withDelivery(order, 1, { items }), { ...buyer, arrived })).toMatchObject({
      code: 'FIELD_REQUIRED',
      field: 'items',
    });
  });

  it('of no piece at all is none', () => {
    const arrived = [
      { id: 1, deliveredQuantity: 0 },
      { id: 2, deliveredQuantity: 0 },
    ];
    expect(decide(anOrder('Sent'), { ...buyer, arrived })).toMatchObject({
      code: 'QUANTITY_ZERO',
      field: 'items',
    });
  });

  it('counts each item once', () => {
    const arrived = [
      { id: 1, deliveredQuantity: 2 },
      { id: 1, deliveredQuantity: 5 },
    ];
    expect(decide(anOrder('Sent'), { ...buyer, arrived })).toMatchObject({ code: 'ORDER_DATA_INCONSISTENT' });
  });

  it('of a part is refused after many of them, that of everything never', () => {
    const partReceipts = orderLimits.partReceipts;
    const part = { ...buyer, partReceipts, arrived: [{ id: 1, deliveredQuantity: 7 }] };
    expect(decide(anOrder('Sent'), part)).toMatchObject({ code: 'TOO_MANY_PART_RECEIPTS' });
    const all = { actors: ['customer'] as const, to: 'Delivered' as const, partReceipts };
    expect(after(anOrder('Sent'), all).status).toBe('Delivered');
  });

  it('of a part must say of what', () => {
    expect(decide(anOrder('Sent'), buyer)).toMatchObject({ code: 'FIELD_REQUIRED', field: 'items' });
  });

  it('is not the producer’s to confirm', () => {
    expect(decide(anOrder('Sent'), { to: 'Delivered' })).toMatchObject({ code: 'DELIVERY_WRONG_STATUS' });
  });
});

describe('set-status is refused', () => {
  it('with a stale lock key', () => {
    expect(decide(anOrder('Released'), { to: 'InCompletion', optimisticLockKey: 0 })).toMatchObject({
      code: 'DELIVERY_LOCK_FAILED',
    });
  });

  it.each([
    ['Created', 'Confirmed', 'producer'],
    ['Created', 'Proposed', 'producer'],
    ['Proposed', 'Released', 'customer'],
    ['Proposed', 'Cancelled', 'customer'],
    ['Released', 'Released', 'producer'],
    ['Released', 'ReadyToSend', 'producer'],
    ['Delivered', 'Sent', 'producer'],
  ] as const)('from %s to %s for the %s: that has a call of its own or does not exist', (from, to, actor) => {
    expect(decide(anOrder(from), { to, actors: [actor] })).toMatchObject({ code: 'DELIVERY_WRONG_STATUS' });
  });
});
