import type { Basket } from '@werkbank/contracts/entities';
import { basketItem } from '@werkbank/contracts/fixtures';
import { findLine, putBack } from './put-back';

const line = (articleId: string) => ({ ...basketItem, articleId });
const part = (id: number, ...articleIds: string[]) => ({
  dispatchLocation: { id, city: 'Ulm', country: 'DE' },
  items: articleIds.map(line),
});
const producer = (producerId: number, ...dispatchLocationItems: ReturnType<typeof part>[]) => ({
  producerId,
  producerName: `Producer ${producerId}`,
  dispatchLocationItems,
});
const basket: Basket = [producer(1, part(11, 'a', 'b', 'c'), part(12, 'd')), producer(2, part(21, 'e'))];

describe('putting a removed line back', () => {
  it.each([
    ['b', 11, [producer(1, part(11, 'a', 'c'), part(12, 'd')), producer(2, part(21, 'e'))]],
    ['d', 12, [producer(1, part(11, 'a', 'b', 'c')), producer(2, part(21, 'e'))]],
    ['e', 21, [producer(1, part(11, 'a', 'b', 'c'), part(12, 'd'))]],
  ])('stands where it stood: %s', (articleId, locationId, without) => {
    const removed = findLine(basket, articleId, locationId);
    if (!removed) throw new Error('the line is there');
    expect(putBack(without, removed)).toEqual(basket);
  });

  it('keeps all other changes since the removal', () => {
    const removed = findLine(basket, 'b', 11);
    if (!removed) throw new Error('the line is there');
    expect(putBack([producer(3, part(31, 'z'))], removed)).toEqual([
      producer(1, part(11, 'b')),
      producer(3, part(31, 'z')),
    ]);
    expect(putBack(basket, removed)).toEqual(basket);
  });
});
