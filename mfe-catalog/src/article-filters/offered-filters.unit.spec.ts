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

describe('the offered filters', () => {
  it('keep every choice that the result offers', () => {
    const chosen = { coating: { values: ['TiN'] }, d1: { range: { min: 6, max: 7 } } };
    expect(offeredFilters(chosen, [values('coating', { TiN: 3 }), range('d1', 1, 20)])).toEqual(chosen);
  });

  it('leave out a filter that does not apply, and a value without articles', () => {
    const chosen = { coating: { values: ['TiN', 'TiAlN'] }, thread: { values: ['M8'] } };
    expect(offeredFilters({ coating: chosen.coating }, [values('coating', { TiN: 3, TiAlN: 0 })])).toEqual({
      coating: { values: ['TiN'] },
    });
    expect(offeredFilters({ thread: chosen.thread }, [values('coating', { TiN: 3 })])).toEqual({});
  });

  it('replace a value in words of an old address by the one that the service recognised', () => {
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

  it('reduce only the first of two filters that exclude each other', () => {
    const chosen = { coating: { values: ['TiN'] }, producer: { values: ['7'] } };
    const facets = [values('coating', { TiN: 0, blank: 4 }), values('producer', { 7: 0, 3: 9 })];
    expect(offeredFilters(chosen, facets)).toEqual({ producer: { values: ['7'] } });
  });

  it('leave out a range outside the results, and keep one that overlaps them', () => {
    const facets = [range('d1', 5, 10)];
    expect(offeredFilters({ d1: { range: { min: 12 } } }, facets)).toEqual({});
    expect(offeredFilters({ d1: { range: { max: 6 } } }, facets)).toEqual({ d1: { range: { max: 6 } } });
  });
});
