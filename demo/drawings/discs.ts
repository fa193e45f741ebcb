import { path } from './pen.ts';
import type { Pen } from './pen.ts';

export function circle(x: number, y: number, radius: number): string {
  return path(
    'M',
    x - radius,
    y,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    2 * radius,
    0,
    'a',
    radius,
    radius,
    0,
    1,
    0,
    -2 * radius,
    0,
    'Z',
  );
}

/** A flange and a bore on a round tool. */
export function disc(pen: Pen, x: number, y: number, flange: number, bore: number): void {
  pen.thin(circle(x, y, flange));
  pen.edge(circle(x, y, bore));
}

/** A ring of saw teeth. */
export function teeth(x: number, y: number, outer: number, inner: number, count: number): string {
  const parts: (string | number)[] = [];
  for (let tooth = 0; tooth < count; tooth += 1) {
    const at = (turn: number, radius: number): [number, number] => [
      x + radius * Math.cos(turn),
      y + radius * Math.sin(turn),
    ];
    const step = (2 * Math.PI) / count;
    const [x1, y1] = at(tooth * step, inner);
    const [x2, y2] = at(tooth * step + step * 0.62, outer);
    const [x3, y3] = at(tooth * step + step * 0.8, outer);
    parts.push(tooth === 0 ? 'M' : 'L', x1, y1, 'L', x2, y2, 'L', x3, y3);
  }
  return path(...parts, 'Z');
}

/** A regular polygon; turned so that a flat lies on top where `flat` is set. */
export function polygon(x: number, y: number, radius: number, corners: number, turn = 0): string {
  const parts = Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    return [corner === 0 ? 'M' : 'L', x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return path(...parts.flat(), 'Z');
}

/** A rhombus with rounded corners: an indexable insert, seen from above. */
export function roundedPolygon(points: readonly (readonly [number, number])[], radius: number): string {
  const count = points.length;
  const parts = points.flatMap(([x, y], index): (string | number)[] => {
    const [px, py] = points[(index + count - 1) % count] ?? [x, y];
    const [nx, ny] = points[(index + 1) % count] ?? [x, y];
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const start = [x + ((px - x) * radius) / before, y + ((py - y) * radius) / before];
    const end = [x + ((nx - x) * radius) / after, y + ((ny - y) * radius) / after];
    return [index === 0 ? 'M' : 'L', start[0] ?? x, start[1] ?? y, 'Q', x, y, end[0] ?? x, end[1] ?? y];
  });
  return path(...parts, 'Z');
}
