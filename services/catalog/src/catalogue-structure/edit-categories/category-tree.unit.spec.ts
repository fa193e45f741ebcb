import { isRefusal } from '@werkbank/contracts/errors';
import { categoryIdFor } from './category-id.js';
import { EditedTree, type PlacedCategory } from './category-tree.js';

const category = (categoryId: string, parentId: string | null, more: Partial<PlacedCategory> = {}) => ({
  categoryId,
  parentId,
  kind: 'category' as const,
  position: 1,
  de: categoryId,
  en: categoryId,
  ...more,
});
const chain = ['one', 'two', 'three', 'four', 'five'];
const tree = new EditedTree([
  ...chain.map((id, index) => category(id, chain[index - 1] ?? null)),
  category('drills', 'two', { kind: 'group', position: 2, de: 'Bohrer', en: 'Drills' }),
  category('taps', null, { kind: 'group', position: 2 }),
]);
const refused = (categoryId: string | null, parentId: string | null, de = 'neu', en = 'new') => {
  const refusal = tree.refusePlace({ categoryId, parentId, name: { de, en } }, 'de');
  return isRefusal(refusal) ? [refusal.code, refusal.field] : undefined;
};

describe('a place in the tree', () => {
  it.each<[string | null, string | null, string]>([
    ['two', 'two', 'CATEGORY_BELOW_ITSELF'],
    ['two', 'five', 'CATEGORY_BELOW_ITSELF'],
    [null, 'taps', 'CATEGORY_PARENT_IS_GROUP'],
    [null, 'nothing', 'CATEGORY_PARENT_NOT_FOUND'],
    ['one', 'nothing', 'CATEGORY_PARENT_NOT_FOUND'],
  ])('of %s in %s is refused: %s', (categoryId, parentId, code) => {
    expect(refused(categoryId, parentId)).toEqual([code, 'parentId']);
  });

  it('counts the levels of moved descendants', () => {
    expect(refused(null, 'five')).toBeUndefined();
    const deeper = new EditedTree([
      ...chain.map((id, index) => category(id, chain[index - 1] ?? null)),
      category('top', null),
      category('below', 'top'),
    ]);
    const name = { de: 'top', en: 'top' };
    expect(deeper.refusePlace({ categoryId: 'top', parentId: 'five', name }, 'de')).toMatchObject({
      code: 'CATEGORY_TOO_DEEP',
      params: { max: 6 },
    });
    expect(deeper.refusePlace({ categoryId: 'top', parentId: 'four', name }, 'de')).toBeUndefined();
  });

  it('has each name once, in either language and however it is written', () => {
    expect(refused(null, 'two', 'BOHRER')).toEqual(['CATEGORY_NAME_TAKEN', 'name.de']);
    expect(refused(null, 'two', 'Neues', ' drills')).toEqual(['CATEGORY_NAME_TAKEN', 'name.en']);
    expect(refused('drills', 'two', 'Bohrer', 'Drills')).toBeUndefined();
    expect(refused(null, 'three', 'Bohrer', 'Drills')).toBeUndefined();
  });
});

it('lists the groups of a category in the order of the tree', () => {
  expect(tree.groupsIn('one')).toEqual(['drills']);
  expect(tree.groupsIn('taps')).toEqual(['taps']);
  expect(tree.inOrder().map(({ categoryId }) => categoryId)).toEqual([...chain, 'drills', 'taps']);
});

it.each([
  ['Twist drills DIN 338', 'twist-drills-din-338'],
  ['Fräser & Sägen', 'fraeser-saegen'],
  ['New', 'category-new'],
  ['Unplaced', 'category-unplaced'],
  ['工具', 'category'],
  ['taps', 'taps-3'],
])('calls %s %s', (name, id) => {
  expect(categoryIdFor(name, new Set(['taps', 'taps-2']))).toBe(id);
});
