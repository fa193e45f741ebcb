import { rangeOfEnds, stepOf } from './range-ends';

describe('a range by its ends', () => {
  const bounds = { min: 0.2, max: 20 };

  it('is unlimited at an end on its bound', () => {
    expect(rangeOfEnds(6.5, 20, bounds)).toEqual({ min: 6.5 });
    expect(rangeOfEnds(0.2, 7, bounds)).toEqual({ max: 7 });
    expect(rangeOfEnds(0.2, 20, bounds)).toBeUndefined();
  });

  it('puts ends in order and within the bounds', () => {
    expect(rangeOfEnds(9, 6, bounds)).toEqual({ min: 6, max: 9 });
    expect(rangeOfEnds(30, 40, bounds)).toEqual({ min: 20 });
  });

  it('moves in round steps that are fine enough', () => {
    expect(stepOf(0.2, 20)).toBe(0.1);
    expect(stepOf(34, 155)).toBe(1);
    expect(stepOf(5, 5)).toBe(1);
  });
});
