import fc from 'fast-check';
import { type CuttingConditions, startingValuesOf } from './starting-values.js';

const drilling: CuttingConditions = { task: 'drill', diameter: 6.8, teeth: undefined, pitch: undefined };

it('computes speed and feed of a drill from what its maker gives', () => {
  expect(startingValuesOf({ speed: 25, feed: 0.16 }, drilling)).toEqual({
    cuttingSpeed: 25,
    feed: 0.16,
    feedPer: 'turn',
    spindleSpeed: 1170,
    feedRate: 187,
  });
});

it('feeds a mill by its teeth, and not at all if their number is unknown', () => {
  const milling: CuttingConditions = { task: 'mill', diameter: 10, teeth: 4, pitch: undefined };
  expect(startingValuesOf({ speed: 140, feed: 0.055 }, milling)).toMatchObject({
    feedPer: 'tooth',
    spindleSpeed: 4456,
    feedRate: 980,
  });
  expect(startingValuesOf({ speed: 140, feed: 0.055 }, { ...milling, teeth: undefined }).feedRate).toBeNull();
});

it('feeds a tap by its pitch', () => {
  const threading: CuttingConditions = { task: 'thread', diameter: 8, teeth: undefined, pitch: 1.25 };
  expect(startingValuesOf({ speed: 12, feed: null }, threading)).toMatchObject({
    feed: 1.25,
    spindleSpeed: 477,
    feedRate: 597,
  });
});

it('contains only values that the maker gives', () => {
  expect(startingValuesOf({ speed: null, feed: 0.1 }, drilling)).toMatchObject({
    cuttingSpeed: null,
    spindleSpeed: null,
    feedRate: null,
  });
  expect(startingValuesOf({ speed: 30, feed: null }, { ...drilling, diameter: undefined })).toMatchObject({
    spindleSpeed: null,
    feed: null,
    feedRate: null,
  });
});

it('turns so that the edge of the tool runs at the cutting speed', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 500, noNaN: true }),
      fc.double({ min: 0.5, max: 100, noNaN: true }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 12 }),
      (speed, diameter, feed, teeth) => {
        const milled = startingValuesOf({ speed, feed }, { task: 'mill', diameter, teeth, pitch: undefined });
        const turns = milled.spindleSpeed ?? 0;
        expect(Math.abs((Math.PI * diameter * turns) / 1000 - speed)).toBeLessThanOrEqual(
          (Math.PI * diameter * 0.5) / 1000 + 1e-9,
        );
        const drilled = startingValuesOf({ speed, feed }, { ...drilling, diameter });
        expect(drilled.spindleSpeed).toBe(turns);
        expect(Math.abs((milled.feedRate ?? 0) - teeth * (drilled.feedRate ?? 0))).toBeLessThanOrEqual(teeth);
      },
    ),
  );
});
