import { holdsWords } from '@werkbank/contracts/text';
import { shownTexts } from './shown-texts';

const formats = {
  date: (iso: string) => iso.split('-').toReversed().join('.'),
  decimal: (number: string) => number.replace('.', ','),
};
const row = { customer: 'O’Neill & Söhne', group: 'Großabnehmer', value: 12.5, from: '2026-03-01' };
type Row = typeof row;
const columns = [
  { key: 'customer', title: '', render: () => null, text: (one: Row) => one.customer },
  { key: 'group', title: '', render: () => null, text: (one: Row) => one.group },
  { key: 'value', title: '', render: () => null, text: (one: Row) => one.value },
  { key: 'from', title: '', render: () => null, text: (one: Row) => one.from },
  { key: 'actions', title: '', render: () => null },
];

it('finds a row of the desk by what its columns show, in any order and spelling', () => {
  const texts = shownTexts(columns, row, formats);
  for (const search of ["soehne, O'NEILL", 'grossabnehmer o´neill', '12,5', '01.03.2026'])
    expect([search, holdsWords(texts, search)]).toEqual([search, true]);
  for (const search of ['kleinabnehmer', '13,5', 'Söhne Winterthur'])
    expect([search, holdsWords(texts, search)]).toEqual([search, false]);
});
