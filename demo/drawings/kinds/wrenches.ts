import { circle, polygon } from '../discs.ts';
import { path } from '../pen.ts';
import type { Pen } from '../pen.ts';
import { turned } from '../turned.ts';

export function hexKey(pen: Pen): void {
  pen.body(
    path(
      'M',
      60,
      42,
      'H',
      396,
      'A',
      40,
      40,
      0,
      0,
      0,
      436,
      2,
      'V',
      -66,
      'H',
      408,
      'V',
      -6,
      'A',
      20,
      20,
      0,
      0,
      1,
      388,
      14,
      'H',
      60,
      'Z',
    ),
  );
  pen.thin(
    path(
      'M',
      60,
      23,
      'H',
      394,
      'A',
      28,
      28,
      0,
      0,
      0,
      417,
      2,
      'V',
      -66,
      'M',
      60,
      33,
      'H',
      396,
      'A',
      34,
      34,
      0,
      0,
      0,
      427,
      2,
      'V',
      -66,
    ),
  );
  pen.body(polygon(120, -40, 26, 6, Math.PI / 6), 'flat');
  pen.centreVertical(120, -78, -4).centre(82, 158, -40);
  pen
    .length('l1', 60, 436, 72, [42, 2])
    .height('l2', -66, 42, 456, [436, 410])
    .height('s', -62.5, -17.5, 170, [120, 120]);
}

export function combinationWrench(pen: Pen): void {
  pen.body(path('M', 112, -16, 'L', 355, -11, 'V', 11, 'L', 112, 16, 'Z'), 'flat');
  pen.thin(path('M', 130, -7, 'H', 330, 'V', 7, 'H', 130, 'Z'));
  pen.body(
    path(
      'M',
      112,
      -26,
      'C',
      86,
      -54,
      40,
      -52,
      26,
      -26,
      'L',
      62,
      -22,
      'L',
      74,
      0,
      'L',
      62,
      22,
      'L',
      26,
      26,
      'C',
      40,
      52,
      86,
      54,
      112,
      26,
      'Z',
    ),
    'flat',
  );
  pen.body(circle(396, 0, 42), 'flat').edge(polygon(396, 0, 28, 12, Math.PI / 12));
  pen.centre(14, 452).centreVertical(396, -56, 56);
  pen.length('l1', 26, 438, 78, [26, 0]).height('s', -22, 22, 84, [62, 62]);
}

function openEnd(x: number, size: number, direction: 1 | -1): string {
  const at = (dx: number) => x + dx * direction;
  return path(
    'M',
    at(62),
    -size * 0.72,
    'C',
    at(40),
    -size * 1.6,
    at(4),
    -size * 1.5,
    at(-10),
    -size * 0.86,
    'L',
    at(22),
    -size * 0.62,
    'L',
    at(32),
    0,
    'L',
    at(22),
    size * 0.62,
    'L',
    at(-10),
    size * 0.86,
    'C',
    at(4),
    size * 1.5,
    at(40),
    size * 1.6,
    at(62),
    size * 0.72,
    'Z',
  );
}

export function openWrench(pen: Pen): void {
  pen
    .body(path('M', 108, -15, 'H', 372, 'V', 15, 'H', 108, 'Z'), 'flat')
    .thin(path('M', 130, -7, 'H', 350, 'V', 7, 'H', 130, 'Z'));
  pen.body(openEnd(46, 34, 1), 'flat').body(openEnd(434, 27, -1), 'flat');
  pen.centre(20, 460);
  pen
    .length('l1', 36, 444, 76, [29, 23])
    .height('s2', -21, 21, 16, [68, 68])
    .height('s', -16.7, 16.7, 466, [412, 412]);
}

export function ringWrench(pen: Pen): void {
  pen.body(path('M', 114, -13, 'H', 366, 'V', 13, 'H', 114, 'Z'), 'flat');
  pen
    .body(circle(72, 0, 44), 'flat')
    .edge(polygon(72, 0, 30, 12))
    .body(circle(400, 0, 36), 'flat')
    .edge(polygon(400, 0, 23, 12));
  pen.centre(14, 450).centreVertical(72, -60, 60).centreVertical(400, -50, 50);
  pen
    .length('l1', 28, 436, 78, [0, 0])
    .height('s2', -29, 29, 152, [72, 72])
    .height('s', -22, 22, 458, [400, 400]);
}

export function socket(pen: Pen): void {
  turned(
    pen,
    [
      [90, 56],
      [196, 56, 50],
      [210, 50],
    ],
    300,
  );
  pen
    .section(path('M', 90, -56, 'H', 168, 'V', -40, 'H', 90, 'Z'))
    .section(path('M', 90, 56, 'H', 168, 'V', 40, 'H', 90, 'Z'));
  pen.thin(
    path(
      'M',
      90,
      0,
      'H',
      168,
      'M',
      168,
      -40,
      'V',
      40,
      'M',
      250,
      -20,
      'H',
      300,
      'M',
      250,
      20,
      'H',
      300,
      'M',
      250,
      -20,
      'V',
      20,
    ),
  );
  pen.body(circle(388, 0, 56), 'flat').edge(polygon(388, 0, 40, 6, Math.PI / 6));
  pen.centre(72, 456).centreVertical(388, -68, 68);
  pen
    .length('l1', 90, 300, 82, [56, 50])
    .height('d1', -56, 56, 66, [90, 90])
    .height('s', -34.6, 34.6, 340, [388, 388]);
}
