import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { flutes, turned } from '../turned.ts';
import { disc, teeth } from '../discs.ts';

function millBody(pen: Pen, end: string, tip: number): void {
  const [r, cutting] = [34, 262];
  turned(
    pen,
    [
      [44, 32],
      [226, 32, r - 5],
      [240, r - 5],
      [cutting - 8, r],
    ],
    tip - 34,
  );
  pen.body(end);
  flutes(pen, cutting, tip - 4, r, 128, 0.52);
  pen.centre(28, 452);
  pen
    .length('l1', 44, tip, 78, [32, r])
    .length('l2', cutting, tip, 56, [r, r])
    .height('d1', -r, r, 460, [tip - 20, tip - 20])
    .height('d2', -32, 32, 104);
}

export function endMill(pen: Pen): void {
  millBody(pen, path('M', 402, -34, 'H', 436, 'L', 433, 0, 'L', 436, 34, 'H', 402, 'Z'), 436);
}
export function ballMill(pen: Pen): void {
  millBody(pen, path('M', 402, -34, 'A', 34, 34, 0, 0, 1, 402, 34, 'Z'), 436);
  pen.leader('r', 428, -20, 436, -54);
}
export function cornerMill(pen: Pen): void {
  millBody(
    pen,
    path(
      'M',
      402,
      -34,
      'H',
      424,
      'A',
      12,
      12,
      0,
      0,
      1,
      436,
      -22,
      'V',
      22,
      'A',
      12,
      12,
      0,
      0,
      1,
      424,
      34,
      'H',
      402,
      'Z',
    ),
    436,
  );
  pen.leader('r', 432, -30, 440, -58);
}

export function tSlotCutter(pen: Pen): void {
  turned(
    pen,
    [
      [44, 27],
      [236, 27, 17],
      [252, 17],
      [352, 62],
    ],
    402,
  );
  for (const y of [-44, -16, 12, 40])
    pen
      .shade(path('M', 352, y, 'L', 402, y - 16, 'V', y - 4, 'L', 352, y + 12, 'Z'), 0.42)
      .edge(path('M', 352, y, 'L', 402, y - 16));
  pen.centre(28, 420);
  pen
    .length('l1', 44, 402, 84, [27, 62])
    .length('b', 352, 402, -76, [-62, -62])
    .height('d1', -62, 62, 440, [402, 402])
    .height('d2', -27, 27, 108);
}

export function sideCutter(pen: Pen): void {
  pen.body(teeth(180, 0, 74, 62, 20), 'flat');
  disc(pen, 180, 0, 38, 24);
  pen.thin(path('M', 174, -24, 'V', -31, 'H', 186, 'V', -24));
  pen
    .body(path('M', 340, -74, 'H', 362, 'V', -24, 'H', 340, 'Z'), 'flat')
    .section(path('M', 340, -62, 'H', 362, 'V', -24, 'H', 340, 'Z'));
  pen
    .body(path('M', 340, 74, 'H', 362, 'V', 24, 'H', 340, 'Z'), 'flat')
    .section(path('M', 340, 62, 'H', 362, 'V', 24, 'H', 340, 'Z'));
  pen.edge(path('M', 340, -24, 'V', 24, 'M', 362, -24, 'V', 24));
  pen.centre(92, 384).centreVertical(180, -86, 86);
  pen
    .height('d1', -74, 74, 408, [362, 362])
    .height('d2', -24, 24, 310, [340, 340])
    .length('b', 340, 362, -86, [-74, -74]);
}

export function shellMill(pen: Pen): void {
  turned(pen, [[150, 70]], 290);
  flutes(pen, 152, 290, 70, 150, 0.5);
  pen.thin(path('M', 150, -26, 'H', 290, 'M', 150, 26, 'H', 290));
  pen.centre(130, 312);
  pen
    .height('d1', -70, 70, 340, [290, 290])
    .height('d2', -26, 26, 120, [150, 150])
    .length('b', 150, 290, 86, [70, 70]);
}

export function sawDisc(pen: Pen): void {
  pen.body(teeth(200, 0, 84, 74, 36), 'flat');
  disc(pen, 200, 0, 60, 18);
  for (const turn of [0.4, 1.97, 3.54, 5.1])
    pen.thin(
      path(
        'M',
        200 + 70 * Math.cos(turn),
        70 * Math.sin(turn),
        'L',
        200 + 60 * Math.cos(turn + 0.2),
        60 * Math.sin(turn + 0.2),
      ),
    );
  pen.body(path('M', 356, -84, 'H', 364, 'V', 84, 'H', 356, 'Z'), 'flat');
  pen.centre(104, 380).centreVertical(200, -94, 94);
  pen
    .height('d1', -84, 84, 404, [364, 364])
    .height('d2', -18, 18, 312, [200, 200])
    .length('b', 356, 364, -92, [-84, -84]);
}
