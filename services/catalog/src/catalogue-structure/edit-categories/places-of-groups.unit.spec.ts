import { placesOfGroups } from './places-of-groups.js';

const before = new Map([
  ['a', 1024],
  ['b', 2048],
  ['c', 3072],
]);

it('puts a new group between its neighbours', () => {
  expect(placesOfGroups(['a', 'new', 'b', 'c'], before, new Set(['new']))).toEqual([
    { groupId: 'new', place: 1536 },
  ]);
});

it('puts groups that moved together in their order', () => {
  expect(placesOfGroups(['b', 'c', 'x', 'a'], before, new Set(['x', 'a']))).toEqual([
    { groupId: 'x', place: 4096 },
    { groupId: 'a', place: 5120 },
  ]);
});

it('gives all groups new places without room between two', () => {
  const tight = new Map([
    ['a', 1],
    ['b', 2],
  ]);
  expect(placesOfGroups(['a', 'new', 'b'], tight, new Set(['new']))).toEqual([
    { groupId: 'a', place: 1024 },
    { groupId: 'new', place: 2048 },
    { groupId: 'b', place: 3072 },
  ]);
});

it('has room for many groups one before the other', () => {
  let places = new Map<string, number>();
  const inOrder: string[] = [];
  for (let nth = 0; nth < 60; nth++) {
    inOrder.splice(nth === 0 ? 0 : 1, 0, `g${nth}`);
    const placed = placesOfGroups(inOrder, places, new Set([`g${nth}`]));
    places = new Map([...places, ...placed.map(({ groupId, place }) => [groupId, place] as const)]);
    const values = inOrder.map((groupId) => places.get(groupId) ?? 0);
    expect(values).toEqual([...new Set(values)].sort((one, other) => one - other));
  }
});

it('leaves all places where a category has no groups', () => {
  expect(placesOfGroups(['a', 'b'], before, new Set())).toEqual([]);
});
