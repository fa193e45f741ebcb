import { hasEoriNumbers, isEoriNumber, maxEoriNumber } from './eori-number.js';

describe('an EORI number', () => {
  it.each(['DE471108151234567', 'DE1', 'FRA1', `AT${'9'.repeat(maxEoriNumber - 2)}`])('is %s', (number) => {
    expect(isEoriNumber(number)).toBe(true);
  });

  it.each(['', 'DE', 'de4711', 'D1', 'CHE-123.456.788', 'DE 4711', `DE${'9'.repeat(16)}`])(
    'is not "%s"',
    (number) => {
      expect(isEoriNumber(number)).toBe(false);
    },
  );

  it('is no number of Switzerland or Liechtenstein', () => {
    expect(['CH', 'LI', 'DE', 'AT'].filter(hasEoriNumbers)).toEqual(['DE', 'AT']);
  });
});
