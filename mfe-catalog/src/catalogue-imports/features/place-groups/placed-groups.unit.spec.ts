import type { SourceGroup } from '@werkbank/contracts/entities';
import { changedPlaces, groupRows, placesOf } from './placed-groups';

const group = (sourceGroup: string, parent: string | null): SourceGroup => ({
  sourceGroup,
  parent,
  name: `Gruppe ${sourceGroup}`,
  articles: 1,
  isDiscountGroup: false,
  groupId: null,
  materialGroupId: null,
  proposal: null,
});
const drawn = (groups: readonly SourceGroup[]) =>
  groupRows(groups).map(({ group: { sourceGroup }, depth }) => `${'-'.repeat(depth)}${sourceGroup}`);

describe('the tree of groups', () => {
  it('is sorted depth first, in any order of its groups', () => {
    expect(drawn([group('c', 'b'), group('a', null), group('b', 'a'), group('d', null)])).toEqual([
      'a',
      '-b',
      '--c',
      'd',
    ]);
  });

  it('has each group once, also where parents are missing or go in a circle', () => {
    expect(drawn([group('a', 'nowhere'), group('b', 'c'), group('c', 'b'), group('d', 'd')])).toEqual([
      'a',
      'b',
      '-c',
      'd',
    ]);
  });
});

it('takes a place back with an empty value', () => {
  const groups = [{ ...group('a', null), groupId: 'drills', materialGroupId: 3 }];
  const before = placesOf(groups);
  expect(changedPlaces(groups, before, { a: { groupId: '', materialGroupId: '3' } })).toEqual([
    { sourceGroup: 'a', groupId: null, materialGroupId: 3 },
  ]);
  expect(changedPlaces(groups, before, before)).toEqual([]);
});
