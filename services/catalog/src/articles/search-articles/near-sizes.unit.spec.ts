import { understandQuery, type QueryPart } from '../../search/search-index/understand-query.js';
import type { ArticleTable } from '../../search/index.js';
import { nearSizes } from './near-sizes.js';

const column = {
  de: 'Durchmesser',
  en: 'Diameter',
  letter: 'd1',
  digits: 2,
  values: null,
  kind: 'number',
} as const;
const table: ArticleTable = {
  card: {
    categoryId: 'drills',
    categoryDescription: 'Bohrer',
    kind: 'group',
    imageUrl: null,
    articleCount: 3,
  },
  description: { de: '', en: '' },
  imageUrl: null,
  drawingUrl: null,
  columns: [
    { ...column, key: 'angle', unit: '°' },
    { ...column, key: 'd1', unit: 'mm' },
  ],
  detailsColumns: [],
  facets: [],
};
const tables = { byGroup: { drills: table }, producers: {} };

const hitsFor = (text: string, leaveOut: QueryPart['kind']) => ({
  understood: understandQuery(text, 'de').parts.map(
    (part): QueryPart => (part.kind === leaveOut ? { ...part, isLeftOut: true } : part),
  ),
  groupCounts: { drills: 3 },
  countValues: (keys: readonly string[]) =>
    Promise.resolve(Object.fromEntries(keys.map((key) => [key, { '6.5': 1, '6.8': 1, '7': 1, '12': 1 }]))),
});

it('names the sizes beside one that no article has', async () => {
  expect(await nearSizes({ q: 'bohrer 6,85', lng: 'de' }, hitsFor('bohrer 6,85', 'size'), tables)).toEqual([
    { label: '6,8 mm', q: 'bohrer 6,8' },
    { label: '7 mm', q: 'bohrer 7' },
  ]);
  expect(await nearSizes({ q: 'drill 99', lng: 'en' }, hitsFor('drill 99', 'size'), tables)).toEqual([
    { label: '12 mm', q: 'drill 12' },
  ]);
});

it('names none where no size was left out', async () => {
  expect(await nearSizes({ q: 'bohrer xyz 5', lng: 'de' }, hitsFor('bohrer xyz 5', 'word'), tables)).toEqual(
    [],
  );
  expect(await nearSizes({ q: 'bohrer 5', lng: 'de' }, hitsFor('bohrer 5', 'amount'), tables)).toEqual([]);
});
