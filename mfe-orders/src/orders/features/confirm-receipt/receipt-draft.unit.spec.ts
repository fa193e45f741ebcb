import { proposedDelivery } from '@werkbank/contracts/fixtures';
import { composeReceipt, everything, isComplete } from './receipt-draft';

const delivery = { ...proposedDelivery, status: 'Sent' as const, optimisticLockKey: 6 };

describe('a receipt', () => {
  it('of everything delivers the delivery', () => {
    expect(composeReceipt(delivery, everything(delivery))).toEqual({
      deliveryStatus: 'Delivered',
      optimisticLockKey: 6,
    });
  });

  it('of a part has the received quantity of each item', () => {
    expect(isComplete(delivery, { 8001: 5 })).toBe(false);
    expect(composeReceipt(delivery, { 8001: 5 })).toEqual({
      deliveryStatus: 'PartiallyDelivered',
      optimisticLockKey: 6,
      items: [{ id: 8001, deliveredQuantity: 5 }],
    });
  });

  it('of nothing is refused', () => {
    expect(composeReceipt(delivery, { 8001: 0 })).toMatchObject({ code: 'QUANTITY_ZERO' });
  });

  it('of more than was ordered is refused', () => {
    expect(composeReceipt(delivery, { 8001: 13 })).toMatchObject({
      code: 'QUANTITY_EXCEEDS_ORDERED',
      params: { max: 12 },
    });
  });
});
