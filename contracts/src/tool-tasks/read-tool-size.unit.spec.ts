import fc from 'fast-check';
import { addressOfTools, fitsTask, isThread, readToolSize, toolsAsked, toolTasks } from './index.js';

it.each([
  ['6,8', '6.8'],
  ['6.80 mm', '6.8'],
  [' Ø6,8mm ', '6.8'],
  ['10H7', '10'],
  ['10 H7', '10'],
  ['SW 13', '13'],
  ['1/2"', '12.7'],
  ['½ Zoll', '12.7'],
  ['0.5 inch', '12.7'],
  ['m8', 'M8'],
  ['M 10 x 1,0', 'M10x1'],
  ['M10×1.25', 'M10x1.25'],
  ['G1/2', 'G1/2'],
  ['g ½"', 'G1/2'],
  ['G 1 1/4', 'G1 1/4'],
  ['G1', 'G1'],
])('reads %s as %s', (typed, size) => {
  expect(readToolSize(typed)).toBe(size);
});

it.each([
  '',
  ' ',
  'acht',
  '0',
  '0,0',
  '-5',
  '1e3',
  '6,8,8',
  '1.000,5',
  '1001',
  'M',
  'M0',
  'M8x',
  'G',
  '5 kg',
  '\u0000',
  '💡',
])('reads no size in %j', (typed) => {
  expect(readToolSize(typed)).toBeUndefined();
});

it('reads its own form as it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.boolean(), (thousandths, isMetric) => {
      const size = `${isMetric ? 'M' : ''}${thousandths / 1000}`;
      expect(readToolSize(size)).toBe(size);
      expect(readToolSize(size.replace('.', ','))).toBe(size);
    }),
  );
});

it('never throws, and a size fits one task at least', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
      const size = readToolSize(typed);
      if (size === undefined) return;
      expect(toolTasks.some((task) => fitsTask(size, task))).toBe(true);
      expect(fitsTask(size, 'thread')).toBe(isThread(size));
    }),
    { numRuns: 1000 },
  );
});

it.each([
  ['task=thread&material=P&size=M8x1', { task: 'thread', material: 'P', size: 'M8x1', page: 1 }],
  ['size=6%2C8&page=3&task=drill&utm=x', { task: 'drill', size: '6.8', page: 3 }],
  ['task=measure&material=P&size=20', { task: 'measure', size: '20', page: 1 }],
  ['task=drill&material=X&size=6&page=-1', { task: 'drill', size: '6', page: 1 }],
  ['task=thread&size=8', { task: 'thread', size: 'M8', page: 1 }],
  ['task=mill&size=M8', undefined],
  ['task=weld&size=6', undefined],
  ['task=drill&size=acht', undefined],
  ['', undefined],
])('asks by the address %s', (address, query) => {
  const asked = toolsAsked(new URLSearchParams(address));
  expect(asked.query).toEqual(query);
  if (!asked.query) return;
  const again = new URL(addressOfTools(asked.query), 'http://here').searchParams;
  expect(toolsAsked(again).query).toEqual(query);
});
