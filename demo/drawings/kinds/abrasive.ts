import { circle, disc as flange } from '../discs.ts';
import { path } from '../pen.ts';
import type { Pen } from '../pen.ts';
import { turned } from '../turned.ts';

export function cuttingDisc(pen: Pen): void {
  pen.body(circle(190, 0, 86), 'flat').thin(circle(190, 0, 80));
  flange(pen, 190, 0, 34, 15);
  for (let ray = 0; ray < 18; ray += 1)
    pen.thin(
      path(
        'M',
        190 + 40 * Math.cos(ray * 0.349),
        40 * Math.sin(ray * 0.349),
        'L',
        190 + 78 * Math.cos(ray * 0.349 + 0.16),
        78 * Math.sin(ray * 0.349 + 0.16),
      ),
    );
  pen
    .section(path('M', 350, -86, 'H', 358, 'V', -15, 'H', 350, 'Z'))
    .section(path('M', 350, 86, 'H', 358, 'V', 15, 'H', 350, 'Z'))
    .edge(path('M', 350, -15, 'V', 15, 'M', 358, -15, 'V', 15));
  pen.centre(92, 374).centreVertical(190, -95, 95);
  pen
    .height('d1', -86, 86, 406, [358, 358])
    .height('d2', -15, 15, 314, [190, 190])
    .length('b', 350, 358, -94, [-86, -86]);
}

export function wheel(pen: Pen): void {
  pen.body(circle(180, 0, 84), 'flat').thin(circle(180, 0, 52));
  flange(pen, 180, 0, 36, 26);
  pen
    .section(path('M', 322, -84, 'H', 374, 'V', -26, 'H', 322, 'Z'))
    .section(path('M', 322, 84, 'H', 374, 'V', 26, 'H', 322, 'Z'))
    .edge(path('M', 322, -26, 'V', 26, 'M', 374, -26, 'V', 26));
  pen.centre(84, 392).centreVertical(180, -94, 94);
  pen
    .height('d1', -84, 84, 420, [374, 374])
    .height('d2', -26, 26, 294, [322, 322])
    .length('b', 322, 374, -92, [-84, -84]);
}

export function mountedPoint(pen: Pen): void {
  turned(pen, [[46, 9]], 286);
  turned(
    pen,
    [
      [286, 44],
      [404, 44, 38],
    ],
    412,
  );
  for (let y = -36; y <= 36; y += 12) pen.thin(path('M', 292, y, 'H', 406));
  pen.centre(30, 430);
  pen.length('l2', 286, 412, 72, [44, 38]).height('d1', -44, 44, 440, [404, 404]).height('d2', -9, 9, 100);
}

export function belt(pen: Pen): void {
  pen.body(
    path(
      'M',
      110,
      -56,
      'H',
      350,
      'A',
      56,
      56,
      0,
      0,
      1,
      350,
      56,
      'H',
      110,
      'A',
      56,
      56,
      0,
      0,
      1,
      110,
      -56,
      'Z',
      'M',
      110,
      -48,
      'A',
      48,
      48,
      0,
      0,
      0,
      110,
      48,
      'H',
      350,
      'A',
      48,
      48,
      0,
      0,
      0,
      350,
      -48,
      'Z',
    ),
    'dark',
  );
  pen
    .thin(circle(110, 0, 40))
    .thin(circle(350, 0, 40))
    .edge(circle(110, 0, 6))
    .edge(circle(350, 0, 6));
  pen.centre(40, 420);
  pen.length('l1', 54, 406, 84, [0, 0]);
}

export function can(pen: Pen): void {
  pen
    .body(path('M', 190, -46, 'H', 290, 'V', 84, 'A', 50, 8, 0, 0, 1, 190, 84, 'Z'))
    .body(
      path(
        'M',
        190,
        -46,
        'C',
        190,
        -62,
        216,
        -66,
        220,
        -72,
        'H',
        260,
        'C',
        264,
        -66,
        290,
        -62,
        290,
        -46,
        'Z',
      ),
      'flat',
    )
    .body(path('M', 226, -72, 'V', -90, 'H', 254, 'V', -72, 'Z'), 'dark');
  pen.thin(
    path(
      'M',
      190,
      -26,
      'H',
      290,
      'M',
      190,
      56,
      'H',
      290,
      'M',
      206,
      -6,
      'H',
      274,
      'M',
      206,
      8,
      'H',
      274,
      'M',
      206,
      22,
      'H',
      250,
    ),
  );
  pen.centreVertical(240, -98, 98);
}
