import { article } from '@werkbank/contracts/fixtures';
import {
  choose,
  chooseNone,
  comparisonAddress,
  comparisonChoice,
  idsInAddress,
} from '../../comparison/comparison-choice';
import { propertyRows } from './property-rows';

describe('the articles chosen for comparison', () => {
  beforeEach(chooseNone);

  it('are six at most, and removable', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) choose(id, true);
    expect(comparisonChoice.getState()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    choose('b', false);
    expect(comparisonChoice.getState()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('have a shareable address, whose invalid ids are ignored', () => {
    expect(comparisonAddress(['a-1', 'b-2'])).toBe('/comparison?ids=a-1,b-2');
    expect(idsInAddress('a-1,,b-2,a-1,<b>')).toEqual(['a-1', 'b-2']);
  });
});

describe('the properties side by side', () => {
  const other = {
    ...article,
    otherProperties: [{ name: 'Spitzenwinkel', value: '135', unit: '°' }],
    partSpecifications: [],
  };

  it('have the properties of any of them, with differences marked', () => {
    expect(propertyRows([article, other])).toEqual([
      { name: 'Spitzenwinkel', values: ['118\u00a0°', '135\u00a0°'], differs: true },
      { name: 'Norm', values: ['DIN 338', null], differs: true },
    ]);
    expect(propertyRows([article, article]).some((row) => row.differs)).toBe(false);
  });
});
