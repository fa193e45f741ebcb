import type { KeptListLine } from '../store-lists/saved-list.entity.js';
import { addedArticles, changedLines } from './change-lines.js';

const line = (articleId: string, quantity = 1): KeptListLine => ({
  articleId,
  quantity,
  materialNumber: articleId,
  articleText: '',
  producerId: 1,
  producerName: '',
  last: null,
});
const lines = [line('a'), line('b', 2), line('c', 3)];

it('changes, removes and adds lines, and leaves the others', () => {
  const changes = [
    { articleId: 'a', quantity: 9 },
    { articleId: 'b', quantity: null },
    { articleId: 'd', quantity: 4 },
    { articleId: 'e', quantity: null },
  ];
  const added = addedArticles(lines, changes);
  expect(added).toEqual([{ articleId: 'd', quantity: 4 }]);
  expect(changedLines(lines, changes, [line('d', 4)])).toEqual([line('a', 9), line('c', 3), line('d', 4)]);
});

it('takes the latest of several changes of an article', () => {
  const changes = [
    { articleId: 'a', quantity: 5 },
    { articleId: 'a', quantity: null },
    { articleId: 'd', quantity: 1 },
    { articleId: 'd', quantity: 2 },
  ];
  expect(addedArticles(lines, changes)).toEqual([{ articleId: 'd', quantity: 2 }]);
  expect(changedLines([line('a')], changes, [])).toEqual([]);
});

it('adds no second line of an article that a colleague has added meanwhile', () => {
  expect(changedLines([line('d', 1)], [{ articleId: 'd', quantity: 4 }], [line('d', 4)])).toEqual([
    line('d', 4),
  ]);
});
