import type { OrderItem } from '@werkbank/contracts/entities';
import { newDelivery } from '@werkbank/contracts/fixtures';
import { goodsOfDoubtedWeight } from './doubted-weight';

const [item] = newDelivery.items as [OrderItem];
const delivery = { ...newDelivery, items: [{ ...item, unitWeight: 40, quantity: 10 }] };

describe('the weight of a parcel', () => {
  it.each([0.4, 0.6, 34])('is likely at %s kg for goods of 0.4 kg', (gross) => {
    expect(goodsOfDoubtedWeight(gross, delivery)).toBeUndefined();
  });

  it.each([0.399, 34.001, 999_999.999])('is doubted at %s kg for goods of 0.4 kg', (gross) => {
    expect(goodsOfDoubtedWeight(gross, delivery)).toBe(0.4);
  });

  it('is not doubted while the weight of a piece is unknown', () => {
    const unknown = { ...delivery, items: [...delivery.items, { ...item, unitWeight: 0, quantity: 1 }] };
    expect(goodsOfDoubtedWeight(999_999, unknown)).toBeUndefined();
  });
});
