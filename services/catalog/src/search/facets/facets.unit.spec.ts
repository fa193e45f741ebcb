import type { StoredColumn } from '../../catalogue/index.js';
import type { ArticleTable, ArticleTables } from '../article-tables/article-tables.js';
import { buildFacets } from './build-facets.js';
import { chooseFacets } from './choose-facets.js';
import { rangeOf } from './range-facet.js';
import { understandFilters } from './understand-filters.js';

const diameter: StoredColumn = {
  key: 'd1',
  de: 'Durchmesser',
  en: 'Diameter',
  unit: 'mm',
  letter: 'd1',
  kind: 'number',
  digits: 2,
  values: null,
};
const coating: StoredColumn = {
  ...diameter,
  key: 'coating',
  de: 'Beschichtung',
  en: 'Coating',
  unit: null,
  kind: 'text',
  values: { bright: { de: 'blank', en: 'bright' } },
};
const table = (columns: StoredColumn[]): ArticleTable => ({
  card: { categoryId: 'x', categoryDescription: 'x', kind: 'group', imageUrl: null, articleCount: 0 },
  description: { de: '', en: '' },
  imageUrl: null,
  drawingUrl: null,
  columns,
  detailsColumns: [],
  facets: columns.map(({ key }) => key),
});
const tables: ArticleTables = {
  byGroup: { drills: table([diameter, coating]), keys: table([diameter]) },
  producers: { 1: 'Alpspitz', 2: 'Nordlicht' },
};

describe('the facets of a result', () => {
  it('are the producer and the properties that at least half of the hits have', () => {
    expect(chooseFacets({ drills: 10, keys: 11 }, tables, {})).toEqual(['producer', 'd1']);
    expect(chooseFacets({ drills: 10, keys: 10 }, tables, {})).toEqual(['producer', 'd1', 'coating']);
  });

  it('keep a chosen value, so that it can be removed', () => {
    const filters = { coating: { values: ['bright'] } };
    expect(chooseFacets({ drills: 1, keys: 11 }, tables, filters)).toContain('coating');
  });

  it('are labelled in the language asked for, the most frequent value first', () => {
    const counts = { producer: { '1': 2, '2': 5 }, coating: { bright: 3, TiN: 4 } };
    const facets = buildFacets(
      ['producer', 'coating'],
      counts,
      tables,
      { coating: { values: ['bright'] } },
      'de',
      7,
    );
    expect(facets.map(({ label, values }) => [label, values.map((value) => value.label)])).toEqual([
      ['Hersteller', ['Nordlicht', 'Alpspitz']],
      ['Beschichtung', ['TiN', 'blank']],
    ]);
    expect(facets[1]?.values.filter(({ selected }) => selected).map(({ value }) => value)).toEqual([
      'bright',
    ]);
  });

  it('keep a chosen value without hits', () => {
    const facets = buildFacets(
      ['coating'],
      { coating: {} },
      tables,
      { coating: { values: ['TiN'] } },
      'en',
      0,
    );
    expect(facets[0]?.values).toEqual([{ value: 'TiN', label: 'TiN', count: 0, selected: true }]);
  });

  it('are left out if they offer no choice', () => {
    expect(buildFacets(['coating', 'd1', 'unknown'], { d1: { '5': 3 } }, tables, {}, 'de', 3)).toEqual([]);
    expect(buildFacets(['coating'], { coating: { TiN: 3 } }, tables, {}, 'de', 3)).toEqual([]);
    expect(buildFacets(['coating'], { coating: { TiN: 3 } }, tables, {}, 'de', 4)).toHaveLength(1);
  });
});

describe('the values of filters', () => {
  const understood = (values: string[]) => understandFilters({ coating: { values } }, tables)['coating'];

  it('are keys that are the same in every language', () => {
    expect(understood(['bright', 'TiN', 'unknown'])).toEqual({ values: ['bright', 'TiN', 'unknown'] });
  });

  it('are recognised by their names in either language, as in old addresses', () => {
    expect(understood(['Blank'])).toEqual({ values: ['bright'] });
    expect(understood(['blank', 'bright', 'TiN'])).toEqual({ values: ['bright', 'TiN'] });
    expect(understandFilters({ producer: { values: ['Alpspitz'] } }, tables)['producer']).toEqual({
      values: ['1'],
    });
  });

  it('leave ranges and unknown columns as they are', () => {
    const filters = { d1: { range: { min: 1 } }, other: { values: ['blank'] } };
    expect(understandFilters(filters, tables)).toEqual(filters);
  });
});

describe('a range', () => {
  it('counts hits in buckets of equal width and loses none', () => {
    const range = rangeOf({ '1': 2, '6.8': 3, '13': 4 }, { range: { min: 6 } });
    expect(range).toMatchObject({ min: 1, max: 13, chosenMin: 6, chosenMax: null });
    expect(range?.histogram).toEqual([2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 4]);
  });

  it('is null if there is one value only', () => {
    expect(rangeOf({ '5': 3 }, undefined)).toBeNull();
    expect(rangeOf({}, undefined)).toBeNull();
  });
});
