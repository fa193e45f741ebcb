import type { Facet } from '@werkbank/contracts/entities';
import { offeredFilters } from './offered-filters';

const values = (key: string, counts: Record<string, number>): Facet => ({
  key,
  label: key,
  unit: null,
  kind: 'values',
  values: Object.entries(counts).map(([value, count]) => ({ value, label: value, count, selected: false })),
  range: null,
});
const range = (key: string, min: number, max: number): Facet => ({
  key,
  label: key,
  unit: 'mm',
  kind: 'range',
  values: [],
  range: { min, max, chosenMin: null, chosenMax: null, histogram: [1] },
});

describe('what is kept of the chosen filters', () => {
  it('is everything that the result offers', () => {
    const chosen = { coating: { values: ['TiN'] }, d1: { range: { min: 6, max: 7 } } };
    expect(offeredFilters(chosen, [values('coating', { TiN: 3 }), range('d1', 1, 20)])).toEqual(chosen);
  });

  it('leaves out a filter that does not apply, and a value that has no article', () => {
    const chosen = { coating: { values: ['TiN', 'TiAlN'] }, thread: { values: ['M8'] } };
    expect(offeredFilters({ coating: chosen.coating }, [values('coating', { TiN: 3, TiAlN: 0 })])).toEqual({
      coating: { values: ['TiN'] },
    });
    expect(offeredFilters({ thread: chosen.thread }, [values('coating', { TiN: 3 })])).toEqual({});
  });

  it('takes what the service understood of a value that an old address names in some language', () => {
    const facet: Facet = {
      ...values('coating', {}),
      values: [
        { value: 'bright', label: 'blank', count: 3, selected: true },
        { value: 'TiN', label: 'TiN', count: 2, selected: true },
        { value: 'steam', label: 'dampfangelassen', count: 2, selected: false },
      ],
    };
    expect(offeredFilters({ coating: { values: ['blank', 'TiN'] } }, [facet])).toEqual({
      coating: { values: ['bright', 'TiN'] },
    });
  });

  it('lets only the first of two give way that exclude each other', () => {
    const chosen = { coating: { values: ['TiN'] }, producer: { values: ['7'] } };
    const facets = [values('coating', { TiN: 0, blank: 4 }), values('producer', { 7: 0, 3: 9 })];
    expect(offeredFilters(chosen, facets)).toEqual({ producer: { values: ['7'] } });
  });

  it('leaves out a range that lies beside what is there, and keeps one that reaches into it', () => {
    const facets = [range('d1', 5, 10)];
    expect(offeredFilters({ d1: { range: { min: 12 } } }, facets)).toEqual({});
    expect(offeredFilters({ d1: { range: { max: 6 } } }, facets)).toEqual({ d1: { range: { max: 6 } } });
  });
});
