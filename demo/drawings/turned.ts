import { path } from './pen.ts';
import type { Pen } from './pen.ts';

/** A stretch of a turned part: from here on, this radius; a second radius makes a cone. */
export type Stretch = [fromX: number, radius: number, endRadius?: number];

/** A part that is round about the axis, from left to right, with an edge where the radius changes. */
export function turned(pen: Pen, stretches: readonly Stretch[], end: number): void {
  const top: (string | number)[] = [];
  const bottom: (string | number)[] = [];
  const shoulders: (string | number)[] = [];
  stretches.forEach(([x, radius, endRadius = radius], index) => {
    const next = stretches[index + 1]?.[0] ?? end;
    top.push(index === 0 ? 'M' : 'L', x, -radius, 'L', next, -endRadius);
    bottom.unshift('L', next, endRadius, 'L', x, radius);
    if (index > 0) shoulders.push('M', x, -radius, 'V', radius);
  });
  pen.body(path(...top, ...bottom, 'Z'));
  if (shoulders.length > 0) pen.edge(path(...shoulders));
}

/** Helical flutes between two places: dark grooves that wind around the part. */
export function flutes(pen: Pen, x1: number, x2: number, radius: number, pitch: number, groove = 0.34): void {
  for (let x = x1; x < x2 + pitch; x += pitch / 2) {
    const a = flute(x, radius, pitch, x1, x2);
    const b = flute(x + pitch * groove * 0.5, radius, pitch, x1, x2);
    if (a.length < 2 || b.length < 2) continue;
    const back = [...b].reverse();
    const points = [...a, ...back].flatMap(([px, py], index): (string | number)[] => [
      index === 0 ? 'M' : 'L',
      px,
      py,
    ]);
    pen.shade(path(...points, 'Z'), 0.36);
    pen.edge(path(...a.flatMap(([px, py], index): (string | number)[] => [index === 0 ? 'M' : 'L', px, py])));
    pen.thin(path(...b.flatMap(([px, py], index): (string | number)[] => [index === 0 ? 'M' : 'L', px, py])));
  }
}

/** Half a turn of a helix as it is seen from the side, cut off at both ends. */
function flute(start: number, radius: number, pitch: number, from: number, to: number): [number, number][] {
  const points: [number, number][] = [];
  for (let step = 0; step <= 24; step += 1) {
    const turn = (step / 24) * Math.PI;
    const x = start - pitch / 2 + (pitch / 2) * (turn / Math.PI);
    if (x >= from && x <= to) points.push([x, radius * Math.cos(turn)]);
  }
  return points;
}

/** A thread seen from the side, with its pitch adjusted to a whole number of turns. */
export function threads(pen: Pen, x1: number, x2: number, radius: number, about: number): void {
  const teeth = Math.round((x2 - x1) / about);
  const pitch = (x2 - x1) / teeth;
  const upper: (string | number)[] = ['M', x1, -radius + pitch * 0.7];
  const lower: (string | number)[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = x1 + tooth * pitch;
    upper.push('L', x + pitch / 2, -radius, 'L', x + pitch, -radius + pitch * 0.7);
    lower.unshift('L', x + pitch / 2, radius, 'L', x, radius - pitch * 0.7);
    if (tooth % 2 === 0) pen.thin(path('M', x + pitch / 2, -radius, 'L', x + pitch * 0.9, radius));
  }
  pen.body(path(...upper, 'L', x1 + teeth * pitch, radius - pitch * 0.7, ...lower, 'Z'));
}
