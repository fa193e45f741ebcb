import { circle } from '../discs.ts';
import { path } from '../pen.ts';
import type { Pen } from '../pen.ts';
import { turned } from '../turned.ts';

export function screwdriver(pen: Pen): void {
  pen.body(
    path(
      'M',
      36,
      -26,
      'C',
      36,
      -34,
      70,
      -34,
      96,
      -28,
      'C',
      130,
      -22,
      150,
      -32,
      174,
      -26,
      'L',
      190,
      -12,
      'V',
      12,
      'L',
      174,
      26,
      'C',
      150,
      32,
      130,
      22,
      96,
      28,
      'C',
      70,
      34,
      36,
      34,
      36,
      26,
      'Z',
    ),
    'dark',
  );
  pen.thin(path('M', 50, -14, 'H', 168, 'M', 50, 0, 'H', 176, 'M', 50, 14, 'H', 168));
  turned(
    pen,
    [
      [190, 9],
      [392, 9, 7],
      [404, 7, 12],
      [424, 12, 10],
    ],
    446,
  );
  pen.centre(20, 462);
  pen.length('l1', 36, 446, 70, [30, 10]).length('l2', 190, 446, 48, [12, 10]).height('d1', -9, 9, 300);
}

export function torqueWrench(pen: Pen): void {
  turned(
    pen,
    [
      [34, 20],
      [150, 16],
      [190, 13],
      [372, 13, 16],
    ],
    392,
  );
  for (let x = 44; x < 146; x += 10) pen.thin(path('M', x, -19, 'L', x + 8, 19));
  pen.thin(path('M', 160, -8, 'H', 186, 'V', 8, 'H', 160, 'Z'));
  pen
    .body(circle(414, 0, 30), 'flat')
    .edge(circle(414, 0, 20))
    .body(path('M', 404, -10, 'H', 424, 'V', 10, 'H', 404, 'Z'), 'dark');
  pen.centre(18, 460);
  pen.length('l1', 34, 444, 64, [20, 0]);
}

export function pliers(pen: Pen): void {
  pen
    .body(path('M', 330, -6, 'L', 404, -26, 'C', 430, -24, 446, -12, 450, -2, 'L', 330, 2, 'Z'), 'flat')
    .body(path('M', 330, 6, 'L', 404, 26, 'C', 430, 24, 446, 12, 450, 2, 'L', 330, -2, 'Z'), 'flat');
  pen
    .body(
      path(
        'M',
        342,
        -12,
        'C',
        260,
        -20,
        180,
        -64,
        40,
        -56,
        'L',
        38,
        -38,
        'C',
        170,
        -40,
        240,
        4,
        330,
        14,
        'Z',
      ),
      'dark',
    )
    .body(
      path('M', 342, 12, 'C', 260, 20, 180, 64, 40, 56, 'L', 38, 38, 'C', 170, 40, 240, -4, 330, -14, 'Z'),
      'dark',
    );
  pen.body(circle(334, 0, 20), 'flat').edge(circle(334, 0, 6));
  for (let x = 380; x < 440; x += 7) pen.thin(path('M', x, -3, 'V', 3));
  pen.centre(290, 464);
  pen.length('l1', 38, 450, 84, [56, 2]);
}

export function hammer(pen: Pen): void {
  pen.body(
    path('M', 44, -12, 'C', 140, -22, 200, -10, 380, -12, 'V', 12, 'C', 200, 10, 140, 22, 44, 12, 'Z'),
    'flat',
  );
  pen
    .body(
      path(
        'M',
        376,
        -74,
        'H',
        424,
        'V',
        -20,
        'L',
        420,
        26,
        'L',
        404,
        76,
        'H',
        394,
        'L',
        380,
        26,
        'L',
        376,
        -20,
        'Z',
      ),
      'dark',
    )
    .thin(path('M', 376, -60, 'H', 424, 'M', 376, -20, 'H', 424));
  pen.centre(28, 446);
  pen.length('l1', 44, 424, 92, [12, 20]);
}

export function chisel(pen: Pen): void {
  pen.body(
    path(
      'M',
      40,
      -14,
      'H',
      300,
      'L',
      330,
      -22,
      'L',
      436,
      -24,
      'L',
      440,
      0,
      'L',
      436,
      24,
      'L',
      330,
      22,
      'L',
      300,
      14,
      'H',
      40,
      'Z',
    ),
  );
  pen.thin(path('M', 40, -5, 'H', 310, 'M', 40, 5, 'H', 310, 'M', 420, -24, 'V', 24));
  pen.centre(24, 456);
  pen.length('l1', 40, 440, 64, [14, 0]).height('b', -24, 24, 460, [436, 436]);
}
