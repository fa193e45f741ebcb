import type { ArticleTable, ArticleTables } from '../../search/article-tables/article-tables.js';
import { categoriesOfHits } from './categories-of-hits.js';

const table = (categoryId: string, categoryDescription: string): ArticleTable => ({
  card: { categoryId, categoryDescription, kind: 'group', imageUrl: null, articleCount: 500 },
  description: { de: '', en: '' },
  imageUrl: null,
  drawingUrl: null,
  columns: [],
  detailsColumns: [],
  facets: [],
});
const tables: ArticleTables = {
  byGroup: {
    collets: table('collets', 'Spannzange'),
    iso: table('iso', 'Kombizange ISO 5746'),
    pliers: table('pliers', 'Kombizange'),
  },
  producers: {},
};
const namesFor = (typed: string) =>
  categoriesOfHits({ collets: 300, iso: 4, pliers: 3 }, tables, typed).map((card) => [
    card.categoryDescription,
    card.articleCount,
  ]);

it('ranks a group with the typed name first, and otherwise the one with most hits', () => {
  expect(namesFor(' kombizange ')).toEqual([
    ['Kombizange', 3],
    ['Kombizange ISO 5746', 4],
    ['Spannzange', 300],
  ]);
  expect(namesFor('zange')[0]).toEqual(['Spannzange', 300]);
  expect(namesFor('')[0]).toEqual(['Spannzange', 300]);
});
