import { allGroups } from '../all-groups.ts';
import { diameters, lengthsFor } from '../group-plan.ts';
import { din1897, din338, din340, din345, din6537Short } from './drill-lengths.ts';

describe('lengths of drills', () => {
  it.each([
    [0.2, 19, 2.5],
    [1, 34, 12],
    [3.3, 65, 36],
    [5, 86, 52],
    [6, 93, 57],
    [6.8, 109, 69],
    [8.5, 117, 75],
    [10, 133, 87],
    [13, 151, 101],
    [20, 205, 140],
  ])('DIN 338: %d mm is %d mm long, %d mm of it fluted', (diameter, overall, flute) => {
    expect(lengthsFor(din338, diameter)).toEqual([overall, flute]);
  });

  it('know the short, the long, the taper shank and the carbide series', () => {
    expect(lengthsFor(din1897, 6.8)).toEqual([74, 34]);
    expect(lengthsFor(din340, 6.8)).toEqual([156, 102]);
    expect(lengthsFor(din345, 20)).toEqual([238, 140, 2]);
    expect(lengthsFor(din6537Short, 6.8)).toEqual([79, 34, 8]);
  });

  it('end where the standard ends', () => {
    expect(() => lengthsFor(din338, 20.1)).toThrow(RangeError);
  });

  it('grow with the diameter', () => {
    for (const table of [din338, din1897, din340]) {
      const lengths = table.map(([, overall = 0]) => overall);
      expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
    }
  });
});

it('offers DIN 338 from 0.2 to 20 mm in tenths', () => {
  const group = allGroups().find(({ groupId }) => groupId === 'spiralbohrer-din-338-n-hss-e');
  const offered = new Set(group?.sizes.map(({ values }) => values.d1));
  expect(diameters(0.2, 20).filter(({ d }) => !offered.has(d))).toEqual([]);
});
