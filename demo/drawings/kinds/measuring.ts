import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { circle } from '../discs.ts';
import { turned } from '../turned.ts';

function scale(pen: Pen, x1: number, x2: number, y: number, step: number, up: 1 | -1): void {
  for (let mark = 0; x1 + mark * step <= x2; mark += 1) {
    const length = mark % 10 === 0 ? 12 : mark % 5 === 0 ? 9 : 5;
    pen.thin(path('M', x1 + mark * step, y, 'v', length * up));
  }
}

export function calliper(pen: Pen): void {
  pen.body(path('M', 40, -20, 'H', 452, 'V', 14, 'H', 40, 'Z'), 'flat');
  pen
    .body(path('M', 40, -20, 'V', -54, 'L', 56, -30, 'V', -20, 'Z'), 'flat')
    .body(path('M', 40, 14, 'H', 76, 'V', 30, 'L', 62, 84, 'H', 52, 'L', 40, 44, 'Z'), 'flat');
  pen
    .body(
      path(
        'M',
        128,
        -28,
        'H',
        232,
        'V',
        24,
        'H',
        172,
        'V',
        32,
        'L',
        158,
        84,
        'H',
        150,
        'L',
        146,
        40,
        'V',
        24,
        'H',
        128,
        'Z',
      ),
      'dark',
    )
    .body(path('M', 128, -28, 'V', -54, 'L', 112, -30, 'V', -20, 'H', 128, 'Z'), 'dark');
  scale(pen, 240, 446, 14, 5, -1);
  scale(pen, 150, 226, 10, 4, -1);
  pen.body(circle(206, -34, 7), 'flat');
  pen.length('l1', 40, 452, -76, [-54, -20]);
}

export function micrometer(pen: Pen): void {
  pen.body(
    path(
      'M',
      60,
      -20,
      'H',
      96,
      'V',
      10,
      'C',
      96,
      66,
      214,
      66,
      214,
      10,
      'V',
      -20,
      'H',
      250,
      'V',
      20,
      'C',
      246,
      108,
      64,
      108,
      60,
      20,
      'Z',
    ),
    'flat',
  );
  turned(
    pen,
    [
      [96, 9],
      [110, 9],
    ],
    122,
  );
  turned(pen, [[166, 8]], 216);
  turned(
    pen,
    [
      [250, 15],
      [330, 26],
      [412, 26, 18],
      [424, 16],
    ],
    448,
  );
  for (let x = 414; x < 448; x += 5) pen.thin(path('M', x, -16, 'V', 16));
  scale(pen, 256, 326, 0, 7, -1);
  for (let y = -20; y <= 20; y += 8) pen.thin(path('M', 330, y, 'h', 8));
  pen.centre(44, 464);
}

export function dialGauge(pen: Pen): void {
  pen.body(circle(200, -8, 78), 'flat').edge(circle(200, -8, 68));
  for (let mark = 0; mark < 50; mark += 1) {
    const turn = (mark * 2 * Math.PI) / 50;
    const inner = mark % 5 === 0 ? 56 : 61;
    pen.thin(
      path(
        'M',
        200 + inner * Math.sin(turn),
        -8 - inner * Math.cos(turn),
        'L',
        200 + 66 * Math.sin(turn),
        -8 - 66 * Math.cos(turn),
      ),
    );
  }
  pen
    .edge(path('M', 200, -8, 'L', 226, -56))
    .body(circle(200, -8, 5), 'dark')
    .thin(circle(178, 12, 14));
  pen
    .body(path('M', 194, 70, 'H', 206, 'V', 86, 'H', 194, 'Z'), 'flat')
    .edge(path('M', 197, 86, 'V', 94, 'M', 203, 86, 'V', 94));
  pen.height('d1', -86, 70, 310, [200, 200]);
}

export function plugGauge(pen: Pen): void {
  turned(
    pen,
    [
      [40, 24],
      [128, 12],
      [146, 18],
      [334, 12],
      [352, 24],
    ],
    402,
  );
  for (let x = 152; x < 330; x += 8) pen.thin(path('M', x, -18, 'L', x + 8, 18));
  pen.thin(path('M', 340, -14, 'V', 14));
  pen.centre(24, 424);
  pen
    .length('l1', 40, 402, 66, [24, 24])
    .length('l2', 40, 128, -46, [-24, -24])
    .height('d1', -24, 24, 20, [40, 40]);
}

export function ringGauge(pen: Pen): void {
  pen
    .body(circle(170, 0, 78), 'flat')
    .thin(circle(170, 0, 72))
    .edge(circle(170, 0, 38))
    .thin(circle(170, 0, 42));
  pen
    .section(path('M', 320, -78, 'H', 366, 'V', -38, 'H', 320, 'Z'))
    .section(path('M', 320, 78, 'H', 366, 'V', 38, 'H', 320, 'Z'))
    .edge(path('M', 320, -38, 'V', 38, 'M', 366, -38, 'V', 38));
  pen.centre(78, 384).centreVertical(170, -90, 90);
  pen
    .height('d1', -38, 38, 292, [320, 320])
    .height('d2', -78, 78, 412, [366, 366])
    .length('b', 320, 366, -90, [-78, -78]);
}

export function gaugeBlock(pen: Pen): void {
  pen
    .body(path('M', 110, -40, 'H', 330, 'V', 50, 'H', 110, 'Z'), 'flat')
    .body(path('M', 110, -40, 'L', 150, -68, 'H', 370, 'L', 330, -40, 'Z'), 'flat')
    .body(path('M', 330, -40, 'L', 370, -68, 'V', 22, 'L', 330, 50, 'Z'), 'dark');
  pen.length('l1', 110, 330, 76, [50, 50]).height('h', -40, 50, 88, [110, 110]);
}

export function square(pen: Pen): void {
  pen
    .body(path('M', 150, -86, 'H', 182, 'V', 48, 'H', 360, 'V', 84, 'H', 150, 'Z'), 'flat')
    .thin(path('M', 158, -80, 'V', 76, 'H', 354));
  pen.height('l1', -86, 84, 116, [150, 150]).length('b', 150, 360, 96, [84, 84]);
}

export function feeler(pen: Pen): void {
  for (const turn of [-26, -17, -8, 1]) {
    const radians = (turn * Math.PI) / 180;
    const [c, s] = [Math.cos(radians), Math.sin(radians)];
    const at = (x: number, y: number) => [90 + x * c - y * s, 40 + x * s + y * c];
    pen.body(
      path(
        'M',
        ...at(0, -9),
        'L',
        ...at(300, -7),
        'L',
        ...at(306, 0),
        'L',
        ...at(300, 7),
        'L',
        ...at(0, 9),
        'Z',
      ),
      'flat',
    );
  }
  pen
    .body(
      path('M', 78, 24, 'H', 300, 'A', 14, 14, 0, 0, 1, 300, 60, 'H', 78, 'A', 18, 18, 0, 0, 1, 78, 24, 'Z'),
      'dark',
    )
    .edge(circle(90, 42, 8));
  pen.length('l1', 72, 396, 84, [42, 48]);
}
