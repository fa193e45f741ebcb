import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { circle } from '../discs.ts';
import { turned } from '../turned.ts';

export function collet(pen: Pen): void {
  turned(
    pen,
    [
      [100, 36, 52],
      [250, 52],
      [262, 46],
      [278, 58],
      [292, 58, 40],
    ],
    318,
  );
  for (const y of [-34, -12, 12, 34]) pen.edge(path('M', 100, y * 0.72, 'L', 276, y));
  pen.thin(path('M', 100, -16, 'H', 318, 'M', 100, 16, 'H', 318));
  pen.body(circle(404, 0, 50), 'flat').edge(circle(404, 0, 17));
  for (let slot = 0; slot < 8; slot += 1)
    pen.edge(
      path(
        'M',
        404 + 17 * Math.cos((slot * Math.PI) / 4),
        17 * Math.sin((slot * Math.PI) / 4),
        'L',
        404 + 50 * Math.cos((slot * Math.PI) / 4),
        50 * Math.sin((slot * Math.PI) / 4),
      ),
    );
  pen.centre(84, 462);
  pen.length('l1', 100, 318, 84, [36, 40]).height('d2', -52, 52, 66, [240, 240]);
}

export function chuck(pen: Pen): void {
  turned(
    pen,
    [
      [40, 28, 62],
      [186, 62],
      [200, 76],
      [216, 66],
      [230, 76],
      [246, 50],
      [262, 46],
    ],
    420,
  );
  pen
    .section(path('M', 330, -46, 'H', 420, 'V', -18, 'H', 330, 'Z'))
    .section(path('M', 330, 46, 'H', 420, 'V', 18, 'H', 330, 'Z'));
  pen.thin(path('M', 272, -46, 'V', 46));
  pen.body(path('M', 28, -14, 'H', 40, 'V', 14, 'H', 28, 'Z'), 'flat');
  pen.centre(14, 438);
  pen.length('l1', 230, 420, 90, [76, 46]).height('d1', -18, 18, 446, [420, 420]).height('d2', -46, 46, 306);
}

export function vice(pen: Pen): void {
  pen
    .body(path('M', 50, 40, 'H', 430, 'V', 72, 'H', 50, 'Z'), 'flat')
    .body(path('M', 70, -44, 'H', 130, 'V', 40, 'H', 70, 'Z'), 'flat')
    .body(path('M', 250, -44, 'H', 330, 'V', 40, 'H', 250, 'Z'), 'flat');
  pen
    .body(path('M', 130, -44, 'H', 142, 'V', 0, 'H', 130, 'Z'), 'dark')
    .body(path('M', 238, -44, 'H', 250, 'V', 0, 'H', 238, 'Z'), 'dark')
    .body(path('M', 330, 10, 'H', 440, 'V', 26, 'H', 330, 'Z'))
    .body(path('M', 440, -10, 'H', 452, 'V', 46, 'H', 440, 'Z'), 'dark');
  pen.thin(path('M', 50, 56, 'H', 430));
  pen
    .length('b', 142, 238, -70, [-44, -44])
    .height('h', -44, 72, 32, [70, 50])
    .length('l1', 50, 452, 90, [72, 46]);
}

export function tNut(pen: Pen): void {
  const half = path('M', 110, 20, 'H', 150, 'V', -40, 'H', 178, 'V', 70, 'H', 110, 'Z');
  const other = path('M', 300, 20, 'H', 260, 'V', -40, 'H', 232, 'V', 70, 'H', 300, 'Z');
  pen
    .section(half)
    .section(other)
    .body(path('M', 178, -40, 'H', 232, 'V', 70, 'H', 178, 'Z'));
  pen.thin(path('M', 184, -40, 'V', 70, 'M', 226, -40, 'V', 70));
  pen.centreVertical(205, -64, 88);
  pen
    .length('a', 150, 260, -64, [-40, -40])
    .length('b', 110, 300, 92, [70, 70])
    .height('h', 20, 70, 340, [300, 300]);
  pen.leader('d1', 226, 0, 290, -24);
}

export function clamp(pen: Pen): void {
  pen.body(
    path('M', 60, 20, 'V', -26, 'H', 340, 'L', 420, 4, 'V', 20, 'H', 396, 'V', 34, 'H', 376, 'V', 20, 'Z'),
    'flat',
  );
  pen
    .shade(path('M', 146, -26, 'H', 284, 'V', 20, 'H', 146, 'Z'), 0.22)
    .thin(path('M', 146, -26, 'V', 20, 'M', 284, -26, 'V', 20));
  pen.centreVertical(215, -44, 40);
  pen.length('l1', 60, 420, 66, [20, 20]).height('a', -26, 20, 36, [60, 60]);
}

export function die(pen: Pen): void {
  pen.body(circle(180, 0, 80), 'flat').thin(circle(180, 0, 74));
  pen.edge(circle(180, 0, 27));
  for (let hole = 0; hole < 4; hole += 1) {
    const turn = (hole * Math.PI) / 2 + Math.PI / 4;
    pen.body(circle(180 + 36 * Math.cos(turn), 36 * Math.sin(turn), 15), 'dark');
  }
  pen.edge(path('M', 258, -4, 'H', 216, 'M', 258, 4, 'H', 216));
  pen
    .body(path('M', 340, -80, 'H', 380, 'V', 80, 'H', 340, 'Z'), 'flat')
    .section(path('M', 340, -80, 'H', 380, 'V', -27, 'L', 340, -33, 'Z'))
    .section(path('M', 340, 80, 'H', 380, 'V', 27, 'L', 340, 33, 'Z'));
  pen.centre(86, 398).centreVertical(180, -92, 92);
  pen
    .height('d1', -27, 27, 318, [340, 340])
    .height('d2', -80, 80, 420, [380, 380])
    .length('h', 340, 380, -92, [-80, -80]);
}
