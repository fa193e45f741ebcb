import { article, drill, linePrice, unavailableDrill } from '@werkbank/contracts/fixtures';
import { orderable } from './orderable';

describe('an article can be put into the basket', () => {
  it('from the dispatch location that serves the buyer', () => {
    expect(orderable(drill, 12, 'CHF')?.place).toEqual({
      producerId: drill.producerId,
      producerName: drill.producerName,
      dispatchLocation: drill.dispatchLocation,
    });
  });

  it('at the quoted price where it is of just this quantity, else at what the row says', () => {
    expect(orderable(article, 12, 'CHF', article.quantityPrice)?.item.price).toEqual(linePrice);
    expect(orderable(article, 3, 'CHF', article.quantityPrice)?.item.price).toMatchObject({
      quantity: 3,
      taxBase: 3 * (drill.price ?? 0),
    });
  });

  it('later, where more is wanted than is there', () => {
    expect(orderable(drill, drill.stockLevel, 'CHF')?.item.availabilityInDays).toBe(0);
    expect(orderable(drill, drill.stockLevel + 1, 'CHF')?.item.availabilityInDays).toBe(drill.leadTimeDays);
  });

  it.each([
    ['it is not for sale', unavailableDrill],
    ['it has no price', { ...drill, price: null }],
    ['nobody keeps stock of it', { ...drill, stockLevels: [] }],
    ['its lead time is not above 0', { ...drill, leadTimeDays: 0 }],
    ['nobody serves the delivery country', { ...drill, dispatchLocation: null }],
  ])('unless %s', (_, row) => {
    expect(orderable(row, 1, 'CHF')).toBeUndefined();
  });
});
