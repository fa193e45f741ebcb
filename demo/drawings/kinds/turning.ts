import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { circle, roundedPolygon } from '../discs.ts';

type Point = readonly [number, number];

/** A rhombus about (x, y) whose acute corner points right. */
function rhombus(x: number, y: number, angle: number, inscribed: number): Point[] {
  const half = ((angle / 2) * Math.PI) / 180;
  const long = inscribed / Math.sin(half);
  const short = inscribed / Math.cos(half);
  return [
    [x + long, y],
    [x, y + short],
    [x - long, y],
    [x, y - short],
  ];
}

function trigon(x: number, y: number, inscribed: number): Point[] {
  return Array.from({ length: 6 }, (_, index): Point => {
    const turn = (index * Math.PI) / 3;
    const radius = inscribed * (index % 2 === 0 ? 1.42 : 1.12);
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)];
  });
}

function insert(pen: Pen, points: Point[], inscribed: number, angle: string, corner = 12): void {
  const [x, y] = [170, 0];
  const scaled = (factor: number) =>
    points.map(([px, py]): Point => [x + (px - x) * factor, y + (py - y) * factor]);
  const right = Math.max(...points.map(([px]) => px));
  const top = Math.min(...points.map(([, py]) => py));
  pen
    .body(roundedPolygon(points, corner), 'flat')
    .thin(roundedPolygon(scaled(0.86), corner))
    .thin(roundedPolygon(scaled(0.72), corner));
  pen.edge(circle(x, y, 17)).thin(circle(x, y, inscribed));
  pen
    .body(path('M', 356, top, 'H', 390, 'V', -top, 'H', 356, 'Z'), 'flat')
    .section(path('M', 356, top, 'H', 390, 'V', -17, 'H', 356, 'Z'))
    .section(path('M', 356, -top, 'H', 390, 'V', 17, 'H', 356, 'Z'));
  pen.centre(44, 404).centreVertical(x, -92, 92);
  pen
    .length('a', 356, 390, -90, [top, top])
    .height('d1', -inscribed, inscribed, 318, [x, x])
    .leader('r', right - corner * 0.5, 0, right + 22, -30);
  if (angle !== '') pen.angle(angle, right, 0, 52, 150, 210);
}

export const insertC = (pen: Pen): void => insert(pen, rhombus(170, 0, 80, 50), 50, 'α');
export const insertD = (pen: Pen): void => insert(pen, rhombus(170, 0, 55, 50), 50, 'α');
export const insertV = (pen: Pen): void => insert(pen, rhombus(170, 0, 35, 36), 36, 'α', 10);
export const insertS = (pen: Pen): void =>
  insert(
    pen,
    [
      [220, -50],
      [220, 50],
      [120, 50],
      [120, -50],
    ],
    50,
    '',
  );
export const insertT = (pen: Pen): void =>
  insert(
    pen,
    [0, 1, 2].map(
      (index): Point => [
        170 + 88 * Math.cos((index * 2 * Math.PI) / 3),
        88 * Math.sin((index * 2 * Math.PI) / 3),
      ],
    ),
    44,
    'α',
  );
export const insertW = (pen: Pen): void => insert(pen, trigon(170, 0, 50), 50, 'α');

export function insertR(pen: Pen): void {
  pen
    .body(circle(170, 0, 60), 'flat')
    .thin(circle(170, 0, 50))
    .thin(circle(170, 0, 42))
    .edge(circle(170, 0, 17));
  pen.body(path('M', 352, -60, 'H', 386, 'L', 380, 60, 'H', 358, 'Z'), 'flat');
  pen.centre(86, 404).centreVertical(170, -80, 80);
  pen
    .height('d1', -60, 60, 290, [170, 170])
    .length('a', 352, 386, -80, [-60, -60])
    .leader('r', 212, -42, 246, -74);
}

export function toolholder(pen: Pen): void {
  pen.body(
    path('M', 40, -30, 'H', 330, 'L', 376, -52, 'H', 420, 'L', 428, -6, 'L', 372, 30, 'H', 40, 'Z'),
    'flat',
  );
  pen
    .body(path('M', 396, -60, 'L', 440, -48, 'L', 428, -4, 'L', 384, -16, 'Z'), 'dark')
    .edge(circle(412, -32, 7));
  pen.thin(path('M', 40, 18, 'H', 372, 'M', 330, -30, 'L', 338, 18));
  pen.edge(circle(366, -14, 8));
  pen.centre(24, 356);
  pen.length('l1', 40, 440, 70, [30, -48]).height('b', -30, 30, 92);
}

export function boringBar(pen: Pen): void {
  pen.body(path('M', 36, -26, 'H', 380, 'L', 420, -22, 'L', 426, 4, 'L', 396, 26, 'H', 36, 'Z'));
  pen
    .thin(path('M', 36, -16, 'H', 330))
    .body(path('M', 396, -40, 'L', 440, -30, 'L', 428, 0, 'L', 392, -8, 'Z'), 'dark')
    .edge(circle(412, -20, 6));
  pen.thin(path('M', 36, -3, 'H', 350, 'M', 36, 3, 'H', 350));
  pen.centre(20, 450);
  pen.length('l1', 36, 440, 66, [26, -30]).height('d2', -26, 26, 90).height('d1', -40, 26, 462, [430, 400]);
}
