import { circle } from '../discs.ts';
import { path } from '../pen.ts';
import type { Pen } from '../pen.ts';
import { turned } from '../turned.ts';

export function burr(pen: Pen): void {
  turned(
    pen,
    [
      [40, 10],
      [232, 10, 14],
    ],
    256,
  );
  pen.body(
    path(
      'M',
      256,
      -30,
      'H',
      380,
      'C',
      410,
      -30,
      432,
      -18,
      436,
      0,
      'C',
      432,
      18,
      410,
      30,
      380,
      30,
      'H',
      256,
      'Z',
    ),
  );
  for (let x = 250; x < 420; x += 9)
    pen.thin(
      path(
        'M',
        Math.max(258, x),
        30 - Math.max(0, x - 392),
        'L',
        Math.min(428, x + 34),
        -30 + Math.max(0, x - 372),
      ),
    );
  for (let x = 270; x < 420; x += 14)
    pen.thin(path('M', x, -28 + Math.max(0, x - 396), 'L', Math.min(430, x + 22), 28 - Math.max(0, x - 376)));
  pen.centre(24, 454);
  pen.length('l2', 256, 436, 60, [30, 0]).height('d1', -30, 30, 460, [390, 390]).height('d2', -10, 10, 110);
}

/** Teeth along a lower edge, from right to left. */
function sawTeeth(from: number, to: number, pitch: number, base: number, depth: number): (string | number)[] {
  const parts: (string | number)[] = [];
  for (let x = to; x > from; x -= pitch) parts.push('L', x - pitch * 0.3, base + depth, 'L', x - pitch, base);
  return parts;
}

export function sawBand(pen: Pen): void {
  pen.body(path('M', 40, -34, 'H', 440, 'V', 14, ...sawTeeth(40, 440, 20, 14, 16), 'Z'), 'flat');
  pen.thin(path('M', 40, 4, 'H', 440));
  pen.height('b', -34, 30, 462, [440, 430]).length('l1', 40, 440, -60, [-34, -34]);
}

export function hacksaw(pen: Pen): void {
  pen.body(
    path('M', 30, -18, 'H', 450, 'V', 11, 'H', 424, ...sawTeeth(56, 424, 8, 11, 7), 'H', 30, 'Z'),
    'flat',
  );
  pen.edge(circle(42, -3, 5)).edge(circle(438, -3, 5));
  pen.length('l1', 42, 438, -44, [-3, -3]).height('b', -18, 18, 466, [450, 424]);
}

export function holeSaw(pen: Pen): void {
  turned(
    pen,
    [
      [60, 9],
      [170, 22],
      [196, 66],
    ],
    344,
  );
  const tooth: (string | number)[] = ['M', 344, -66];
  for (let y = -66; y < 66; y += 12) tooth.push('L', 354, y + 10, 'L', 344, y + 12);
  pen.edge(path(...tooth)).thin(path('M', 230, -40, 'H', 300, 'V', -20, 'H', 230, 'Z'));
  turned(pen, [[344, 7]], 392);
  pen.body(path('M', 392, -7, 'L', 402, 0, 'L', 392, 7, 'Z'));
  pen.centre(44, 418);
  pen.height('d1', -66, 66, 436, [344, 344]).length('h', 196, 354, 84, [66, 66]);
}

export function file(pen: Pen): void {
  pen.body(
    path('M', 160, -20, 'L', 420, -18, 'L', 440, -12, 'V', 12, 'L', 420, 18, 'L', 160, 20, 'Z'),
    'flat',
  );
  for (let x = 170; x < 430; x += 8)
    pen.thin(path('M', x, 18, 'L', x + 10, -18)).thin(path('M', x, -18, 'L', x + 6, 18));
  pen
    .body(path('M', 160, -12, 'L', 130, -5, 'H', 128, 'V', 5, 'H', 130, 'L', 160, 12, 'Z'), 'flat')
    .body(
      path('M', 30, -18, 'C', 30, -26, 80, -24, 128, -12, 'V', 12, 'C', 80, 24, 30, 26, 30, 18, 'Z'),
      'dark',
    );
  pen.centre(16, 456);
  pen.length('l1', 160, 440, 58, [20, 12]).height('b', -20, 20, 462, [300, 300]);
}
