import fc from 'fast-check';
import { readToolSize } from '@werkbank/contracts/tool-tasks';
import { shortName, threads } from './core-holes.js';
import { reamingHole } from './reaming-holes.js';
import { widthsAcrossFlats } from './widths-across-flats.js';

it.each([
  ['M3', 2.5],
  ['M4', 3.3],
  ['M8', 6.8],
  ['M10', 8.5],
  ['M10x1', 9],
  ['M12', 10.2],
  ['M24', 21],
  ['G1/2', 19],
])('drills the core hole of %s with %d mm', (thread, coreHole) => {
  expect(threads.get(thread)?.coreHole).toBe(coreHole);
});

it('has threads by the names that are read, each with a core hole within the tolerance of its minor diameter', () => {
  for (const [name, { diameter, pitch, coreHole }] of threads) {
    expect(readToolSize(name)).toBe(name);
    const isPipe = name.startsWith('G');
    // ISO 68-1 and ISO 228-1; the tolerance is about that of 6H.
    const minorDiameter = diameter - (isPipe ? 1.280_654 : 1.0825) * pitch;
    expect(coreHole - minorDiameter).toBeGreaterThan(0);
    expect(coreHole - minorDiameter).toBeLessThan(isPipe ? 0.5 : 0.22 * pitch ** 0.75 + 0.02);
  }
});

it('calls a coarse thread by its short name', () => {
  expect(['M8x1.25', 'M8x1', 'M8', 'M13x1', 'G1/2'].map(shortName)).toEqual([
    'M8',
    'M8x1',
    'M8',
    'M13x1',
    'G1/2',
  ]);
});

it('leaves something for the reamer, and more for a larger one', () => {
  expect([4, 8, 10, 25, 40].map(reamingHole)).toEqual([3.9, 7.8, 9.8, 24.7, 39.5]);
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 6000 }), fc.integer({ min: 20, max: 6000 }), (a, b) => {
      const [small, large] = [Math.min(a, b) / 100, Math.max(a, b) / 100];
      expect(reamingHole(large)).toBeLessThan(large);
      expect(large - reamingHole(large)).toBeGreaterThanOrEqual(small - reamingHole(small) - 1e-9);
    }),
  );
});

it('has wider heads than sockets, growing with the thread', () => {
  const widths = Object.entries(widthsAcrossFlats)
    .map(([thread, width]) => ({ ...width, diameter: Number(thread.slice(1)) }))
    .toSorted((a, b) => a.diameter - b.diameter);
  for (const [index, { head, socket = 0, diameter }] of widths.entries()) {
    expect(head).toBeGreaterThan(diameter);
    expect(socket).toBeLessThan(diameter);
    expect(head).toBeGreaterThan(widths[index - 1]?.head ?? 0);
  }
});
