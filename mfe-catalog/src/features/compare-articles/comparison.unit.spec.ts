import { article } from '@werkbank/contracts/fixtures';
import {
  choose,
  chooseNone,
  comparisonAddress,
  comparisonChoice,
  idsInAddress,
} from '../../comparison/comparison-choice';
import { propertyRows } from './property-rows';

describe('the choice of what is compared', () => {
  beforeEach(chooseNone);

  it('takes six articles and no seventh, and gives back what is taken out', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) choose(id, true);
    expect(comparisonChoice.getState()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    choose('b', false);
    expect(comparisonChoice.getState()).toEqual(['a', 'c', 'd', 'e', 'f']);
  });

  it('is an address that can be shared, and reads one without what is no id', () => {
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

  it('are those of any article, with what differs marked', () => {
    expect(propertyRows([article, other])).toEqual([
      { name: 'Spitzenwinkel', values: ['118\u00a0°', '135\u00a0°'], differs: true },
      { name: 'Norm', values: ['DIN 338', null], differs: true },
    ]);
    expect(propertyRows([article, article]).some((row) => row.differs)).toBe(false);
  });
});
