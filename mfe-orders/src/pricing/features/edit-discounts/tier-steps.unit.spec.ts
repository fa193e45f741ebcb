import { stepsOf } from './tier-steps';

describe('the picture of tiers', () => {
  it('has a step for each quantity, ascending, in per cent of the list price', () => {
    const tiers = [
      { minQuantity: 50, discountValue: 12.5 },
      { minQuantity: 0, discountValue: -5 },
    ];
    expect(stepsOf(tiers)).toEqual([
      { quantity: 0, price: 105 },
      { quantity: 50, price: 87.5 },
    ]);
  });

  it('begins at the list price where the first tier begins later', () => {
    expect(stepsOf([{ minQuantity: 10, discountValue: 20 }])).toEqual([
      { quantity: 1, price: 100 },
      { quantity: 10, price: 80 },
    ]);
  });

  it('leaves out what is no number yet', () => {
    const typing = { minQuantity: 'x', discountValue: undefined } as unknown as Parameters<
      typeof stepsOf
    >[0][0];
    expect(stepsOf([typing])).toEqual([]);
  });
});
