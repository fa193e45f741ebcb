import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { flutes, threads, turned } from '../turned.ts';

/** Tools that turn: the shank is left, the cutting end right. They are drawn between x = 30 and x = 450. */
export function twistDrill(pen: Pen): void {
  const [tip, cutting, shank, r] = [440, 170, 40, 19];
  turned(
    pen,
    [
      [shank, r - 1],
      [cutting, r],
    ],
    tip - 12,
  );
  pen.body(path('M', tip - 12, -r, 'L', tip, 0, 'L', tip - 12, r, 'Z'));
  flutes(pen, cutting + 2, tip - 12, r, 74);
  pen.centre(28, 454);
  pen.length('l1', shank, tip, 66, [r, 0]).length('l2', cutting, tip, 44, [r, 0]);
  pen.height('d1', -r, r, 462, [tip - 12, tip - 12]).height('d2', -r + 1, r - 1, 84);
}

export function taperDrill(pen: Pen): void {
  const [tip, cutting, r] = [442, 210, 21];
  turned(
    pen,
    [
      [36, 12],
      [52, 21, 25],
      [176, 17],
      [cutting, r],
    ],
    tip - 13,
  );
  pen.body(path('M', 36, -9, 'H', 24, 'V', 9, 'H', 36, 'Z'), 'flat');
  pen.body(path('M', tip - 13, -r, 'L', tip, 0, 'L', tip - 13, r, 'Z'));
  flutes(pen, cutting + 2, tip - 13, r, 80);
  pen.centre(14, 456);
  pen
    .length('l1', 24, tip, 68, [9, 0])
    .length('l2', cutting, tip, 46, [r, 0])
    .height('d1', -r, r, 463, [tip - 13, tip - 13]);
}

export function carbideDrill(pen: Pen): void {
  const [tip, cutting, r, shank] = [436, 236, 17, 24];
  turned(
    pen,
    [
      [40, shank],
      [196, shank, r],
      [212, r],
    ],
    tip - 9,
  );
  pen.body(path('M', tip - 9, -r, 'L', tip, 0, 'L', tip - 9, r, 'Z'));
  flutes(pen, cutting, tip - 9, r, 82);
  pen.thin(path('M', 40, -3, 'H', cutting, 'M', 40, 3, 'H', cutting));
  pen.centre(28, 452);
  pen.length('l1', 40, tip, 68, [shank, 0]).length('l2', cutting, tip, 46, [r, 0]);
  pen.height('d1', -r, r, 460, [tip - 9, tip - 9]).height('d2', -shank, shank, 92);
}

export function centreDrill(pen: Pen): void {
  const [r, pilot] = [34, 11];
  turned(
    pen,
    [
      [90, pilot],
      [128, pilot, r],
      [168, r],
      [312, r, pilot],
      [352, pilot],
    ],
    388,
  );
  pen
    .body(path('M', 388, -pilot, 'L', 396, 0, 'L', 388, pilot, 'Z'))
    .body(path('M', 90, -pilot, 'L', 82, 0, 'L', 90, pilot, 'Z'));
  pen
    .shade(path('M', 316, -4, 'L', 388, -8, 'V', 4, 'L', 300, 18, 'Z'))
    .shade(path('M', 164, -4, 'L', 92, -8, 'V', 4, 'L', 180, 18, 'Z'));
  pen.centre(66, 412);
  pen
    .length('l1', 82, 396, 66, [0, 0])
    .height('d1', -pilot, pilot, 420, [388, 388])
    .height('d2', -r, r, 232)
    .angle('60°', 330, 0, 46, -24, 24);
}

export function spotDrill(pen: Pen): void {
  const [tip, r] = [430, 34];
  turned(pen, [[46, r]], tip - 34);
  pen.body(path('M', tip - 34, -r, 'L', tip, 0, 'L', tip - 34, r, 'Z'));
  flutes(pen, 292, tip - 34, r, 168, 0.5);
  pen.centre(30, 446);
  pen
    .length('l1', 46, tip, 72, [r, 0])
    .length('l2', 290, tip, -60, [-r, 0])
    .height('d1', -r, r, 262)
    .height('d2', -r, r, 92)
    .angle('α', tip, 0, 44, 135, 225);
}

export function stepDrill(pen: Pen): void {
  const steps = Array.from({ length: 8 }, (_, index): [number, number] => [190 + index * 26, 58 - index * 6]);
  turned(pen, [[52, 17], [164, 26], ...steps], 398);
  pen.body(path('M', 398, -16, 'L', 414, 0, 'L', 398, 16, 'Z'));
  pen
    .shade(path('M', 190, 6, 'L', 406, -3, 'L', 404, 6, 'L', 190, 44, 'Z'), 0.36)
    .edge(path('M', 190, 6, 'L', 406, -3));
  pen.centre(36, 430);
  pen
    .length('l1', 52, 414, 80, [17, 0])
    .height('d1', -58, 58, 140, [190, 190])
    .height('d3', -16, 16, 446, [398, 398])
    .height('d2', -17, 17, 84);
}

export function countersink(pen: Pen): void {
  const r = 58;
  turned(
    pen,
    [
      [70, 21],
      [250, 21, 30],
      [268, r],
      [292, r, 9],
    ],
    344,
  );
  for (const y of [-30, 4, 34])
    pen
      .shade(
        path('M', 268, y - 10, 'L', 292, y - 8, 'L', 342, y * 0.14, 'L', 292, y + 6, 'L', 268, y + 5, 'Z'),
        0.38,
      )
      .edge(path('M', 268, y - 10, 'L', 292, y - 8, 'L', 342, y * 0.14));
  pen.centre(54, 366);
  pen
    .length('l1', 70, 344, 82, [21, 9])
    .height('d1', -r, r, 404, [292, 292])
    .height('d2', -21, 21, 112)
    .angle('α', 352, 0, 74, 137, 223);
}

export function counterbore(pen: Pen): void {
  turned(
    pen,
    [
      [50, 20],
      [220, 20, 28],
      [240, 46],
      [340, 46],
      [342, 18],
    ],
    394,
  );
  flutes(pen, 242, 340, 46, 190, 0.5);
  pen.centre(34, 410);
  pen
    .length('l1', 50, 394, 72, [20, 18])
    .height('d1', -46, 46, 306)
    .height('d3', -18, 18, 424, [394, 394])
    .height('d2', -20, 20, 104);
}

export function reamer(pen: Pen): void {
  const [tip, cutting, r] = [440, 268, 21];
  turned(
    pen,
    [
      [36, r - 3],
      [180, 13],
      [244, 13, r],
      [258, r],
      [tip - 10, r, r - 5],
    ],
    tip,
  );
  for (let line = -2; line <= 2; line += 1) {
    const y = Math.sin((line / 2.6) * 1.3) * r;
    pen
      .shade(path('M', cutting, y, 'L', tip, y - 3, 'V', y + 3, 'L', cutting, y + 5, 'Z'), 0.4)
      .edge(path('M', cutting - 6, y + 1, 'L', tip, y - 3));
  }
  pen.centre(22, 456);
  pen.length('l1', 36, tip, 66, [r - 3, r - 5]).length('l2', cutting - 10, tip, 44, [r, r - 5]);
  pen.height('d1', -r, r, 464, [tip - 10, tip - 10]).height('d2', -r + 3, r - 3, 84);
}

export function taperReamer(pen: Pen): void {
  turned(
    pen,
    [
      [40, 26],
      [150, 30],
      [168, 30, 12],
    ],
    440,
  );
  pen.body(path('M', 40, -17, 'H', 74, 'V', 17, 'H', 40, 'Z'), 'flat');
  for (const part of [-0.55, 0, 0.55])
    pen
      .shade(
        path('M', 172, part * 30, 'L', 440, part * 12, 'V', part * 12 + 2.5, 'L', 172, part * 30 + 7, 'Z'),
        0.4,
      )
      .edge(path('M', 172, part * 30, 'L', 440, part * 12));
  pen.centre(24, 456);
  pen
    .length('l1', 40, 440, 74, [26, 12])
    .length('l2', 168, 440, 52, [30, 12])
    .height('d1', -12, 12, 458, [440, 440])
    .height('d2', -26, 26, 116);
}

function tapBody(pen: Pen, shank: number, r: number, cutting: number): void {
  const tip = 438;
  turned(
    pen,
    [
      [38, shank],
      [196, shank, r - 7],
      [214, r - 7],
    ],
    cutting,
  );
  threads(pen, cutting, tip - 24, r, 9);
  pen.body(path('M', tip - 24, -r + 3, 'L', tip, -r + 11, 'V', r - 11, 'L', tip - 24, r - 3, 'Z'));
  pen
    .shade(path('M', cutting - 30, -6, 'L', tip, -9, 'V', 5, 'L', cutting - 30, 7, 'Z'), 0.5)
    .edge(path('M', cutting - 30, -6, 'L', tip, -9, 'M', cutting - 30, 7, 'L', tip, 5));
  pen
    .body(path('M', 38, -shank + 6, 'H', 74, 'V', shank - 6, 'H', 38, 'Z'), 'flat')
    .thin(path('M', 38, -shank + 6, 'L', 74, shank - 6, 'M', 38, shank - 6, 'L', 74, -shank + 6));
  pen.centre(24, 454);
  pen.length('l1', 38, tip, 70, [shank, r - 11]).length('l2', cutting, tip, 48, [r, r - 11]);
  pen
    .height('d1', -r, r, 460, [tip - 24, tip - 24])
    .height('d2', -shank, shank, 150)
    .height('a', -shank + 6, shank - 6, 56)
    .leader('p', cutting + 42, -r, cutting + 58, -r - 26);
}

export function tap(pen: Pen): void {
  tapBody(pen, 22, 24, 298);
}
export function handTap(pen: Pen): void {
  tapBody(pen, 20, 27, 236);
}

export function threadMill(pen: Pen): void {
  turned(
    pen,
    [
      [40, 28],
      [236, 28, 18],
      [252, 18],
    ],
    300,
  );
  threads(pen, 300, 430, 23, 10);
  pen.shade(path('M', 290, -4, 'L', 430, -9, 'V', 4, 'L', 290, 9, 'Z'), 0.5);
  pen.centre(24, 448);
  pen
    .length('l1', 40, 430, 72, [28, 20])
    .length('l2', 300, 430, 50, [23, 20])
    .height('d1', -23, 23, 456, [426, 426])
    .leader('p', 362, -23, 380, -50)
    .height('d2', -28, 28, 100);
}
