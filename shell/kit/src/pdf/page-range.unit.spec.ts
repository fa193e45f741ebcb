import { pagesOf } from './page-range';

const whole = [1, 2, 3, 4, 5, 6];

describe('a range of pages', () => {
  it.each([
    ['1-3,5', [1, 2, 3, 5]],
    ['2', [2]],
    [' 1 - 2 , 4 ', [1, 2, 4]],
    ['5,1-2', [5, 1, 2]],
    ['1-3,2-4,3', [1, 2, 3, 4]],
    ['6-6', [6]],
  ])('is understood: %s', (text, pages) => {
    expect(pagesOf(text, 6)).toEqual(pages);
  });

  it.each([
    ['5-9', [5, 6]],
    ['0-2', [1, 2]],
    ['3,99', [3]],
    ['4-999999999999999999999', [4, 5, 6]],
    ['3-1,2', [2]],
  ])('leaves out pages that the document lacks: %s', (text, pages) => {
    expect(pagesOf(text, 6)).toEqual(pages);
  });

  it.each([null, undefined, '', ' ', 'all', '1-', '-3', '1..3', '1,,2', '1;2', '1-2-3', '1.5', '٣', '1e1'])(
    'is the whole document without a range: %s',
    (text) => {
      expect(pagesOf(text, 6)).toEqual(whole);
    },
  );

  it.each(['7', '9-12', '0', '3-1'])('is the whole document if no page is left: %s', (text) => {
    expect(pagesOf(text, 6)).toEqual(whole);
  });

  it('has no pages in a document without any', () => {
    expect(pagesOf('1-3', 0)).toEqual([]);
  });
});
