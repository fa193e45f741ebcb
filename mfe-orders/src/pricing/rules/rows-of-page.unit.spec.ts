import { pageOf, sorted } from './rows-of-page';

const rows = [{ name: 'Zug' }, { name: 'Ähre' }, { name: null }, { name: 'Bohrer' }];
const names = (list: typeof rows) => list.map(({ name }) => name);
const keys = { name: ({ name }: (typeof rows)[number]) => name };

describe('the rows of a list', () => {
  it('are sorted as a German dictionary does, what has no name last', () => {
    expect(names(sorted(rows, { key: 'name', descending: false }, keys))).toEqual([
      'Ähre',
      'Bohrer',
      'Zug',
      null,
    ]);
  });

  it('keep their order for an unknown column', () => {
    expect(names(sorted(rows, { key: 'other', descending: true }, keys))).toEqual(names(rows));
  });

  it('are shown page by page, the last page in place of one behind it', () => {
    const numbers = Array.from({ length: 26 }, (_, index) => index);
    expect(pageOf(numbers, { page: 9 })).toEqual({
      rows: [25],
      paging: { page: 2, pages: 2, pageSize: 25, totalItems: 26 },
    });
  });
});
