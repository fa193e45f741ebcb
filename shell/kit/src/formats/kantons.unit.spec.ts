import { kantonName } from './kantons';

describe('the name of a canton', () => {
  it.each([
    ['BE', 'Bern (BE)', 'Bern (BE)'],
    ['GE', 'Genf (GE)', 'Geneva (GE)'],
    ['XX', 'XX', 'XX'],
  ])('%s', (code, german, english) => {
    expect([kantonName(code, 'de'), kantonName(code, 'en')]).toEqual([german, english]);
  });
});
