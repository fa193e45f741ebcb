import type { Pen } from '../pen.ts';
import { path } from '../pen.ts';
import { circle, disc as flange } from '../discs.ts';
import { turned } from '../turned.ts';

export function cuttingDisc(pen: Pen): void {
  pen.body(circle(190, 0, 86), 'flat').thin(circle(190, 0, 80));
  flange(pen, 190, 0, 34, 15);
  for (let ray = 0; ray < 18; ray += 1) pen.thin(path('M', 190 + 40 * Math.cos(ray * 0.349), 40 * Math.sin(ray * 0.349), 'L', 190 + 78 * Math.cos(ray * 0.349 + 0.16), 78 * Math.sin(ray * 0.349 + 0.16)));
  pen.section(path('M', 350, -86, 'H', 358, 'V', -15, 'H', 350, 'Z')).section(path('M', 350, 86, 'H', 358, 'V', 15, 'H', 350, 'Z')).edge(path('M', 350, -15, 'V', 15, 'M', 358, -15, 'V', 15));
  pen.centre(92, 374).centreVertical(190, -95, 95);
  pen.height('d1', -86, 86, 406, [358, 358]).height('d2', -15, 15, 314, [190, 190]).length('b', 350, 358, -94, [-86, -86]);
}

export function wheel(pen: Pen): void {
  pen.body(circle(180, 0, 84), 'flat').thin(circle(180, 0, 52));
  flange(pen, 180, 0, 36, 26);
  pen.section(path('M', 322, -84, 'H', 374, 'V', -26, 'H', 322, 'Z')).section(path('M', 322, 84, 'H', 374, 'V', 26, 'H', 322, 'Z')).edge(path('M', 322, -26, 'V', 26, 'M', 374, -26, 'V', 26));
  pen.centre(84, 392).centreVertical(180, -94, 94);
  pen.height('d1', -84, 84, 420, [374, 374]).height('d2', -26, 26, 294, [322, 322]).length('b', 322, 374, -92, [-84, -84]);
}

export function mountedPoint(pen: Pen): void {
  turned(pen, [[46, 9]], 286);
  turned(pen, [[286, 44], [404, 44, 38]], 412);
  for (let y = -36; y <= 36; y += 12) pen.thin(path('M', 292, y, 'H', 406));
  pen.centre(30, 430);
  pen.length('l2', 286, 412, 72, [44, 38]).height('d1', -44, 44, 440, [404, 404]).height('d2', -9, 9, 100);
}

export function burr(pen: Pen): void {
  turned(pen, [[40, 10], [232, 10, 14]], 256);
  pen.body(path('M', 256, -30, 'H', 380, 'C', 410, -30, 432, -18, 436, 0, 'C', 432, 18, 410, 30, 380, 30, 'H', 256, 'Z'));
  for (let x = 250; x < 420; x += 9) pen.thin(path('M', Math.max(258, x), 30 - Math.max(0, x - 392), 'L', Math.min(428, x + 34), -30 + Math.max(0, x - 372)));
  for (let x = 270; x < 420; x += 14) pen.thin(path('M', x, -28 + Math.max(0, x - 396), 'L', Math.min(430, x + 22), 28 - Math.max(0, x - 376)));
  pen.centre(24, 454);
  pen.length('l2', 256, 436, 60, [30, 0]).height('d1', -30, 30, 460, [390, 390]).height('d2', -10, 10, 110);
}

export function belt(pen: Pen): void {
  pen.body(path('M', 110, -56, 'H', 350, 'A', 56, 56, 0, 0, 1, 350, 56, 'H', 110, 'A', 56, 56, 0, 0, 1, 110, -56, 'Z', 'M', 110, -48, 'A', 48, 48, 0, 0, 0, 110, 48, 'H', 350, 'A', 48, 48, 0, 0, 0, 350, -48, 'Z'), 'dark');
  pen.thin(circle(110, 0, 40)).thin(circle(350, 0, 40)).edge(circle(110, 0, 6)).edge(circle(350, 0, 6));
  pen.centre(40, 420);
  pen.length('l1', 54, 406, 84, [0, 0]);
}

export function sawBand(pen: Pen): void {
  const tooth: (string | number)[] = [];
  for (let x = 40; x < 440; x += 20) tooth.push('L', x + 4, 30, 'L', x + 20, 14);
  pen.body(path('M', 40, -34, 'H', 440, 'V', 14, 'L', 440, 30, 'M', 40, 14, ...tooth, 'L', 440, -34, 'H', 40, 'Z'), 'flat');
  pen.height('b', -34, 30, 458, [440, 440]).length('l1', 40, 440, -60, [-34, -34]);
}

export function hacksaw(pen: Pen): void {
  const tooth: (string | number)[] = [];
  for (let x = 56; x < 424; x += 8) tooth.push('L', x + 2, 18, 'L', x + 8, 11);
  pen.body(path('M', 30, -18, 'H', 450, 'V', 11, 'H', 424, 'M', 30, -18, 'V', 11, 'H', 56, ...tooth, 'H', 450, 'V', -18, 'Z'), 'flat').edge(circle(42, -3, 5)).edge(circle(438, -3, 5));
  pen.length('l1', 42, 438, -44, [-3, -3]).height('b', -18, 18, 466, [450, 450]);
}

export function holeSaw(pen: Pen): void {
  turned(pen, [[60, 9], [170, 22], [196, 66]], 344);
  const tooth: (string | number)[] = ['M', 344, -66];
  for (let y = -66; y < 66; y += 12) tooth.push('L', 354, y + 10, 'L', 344, y + 12);
  pen.edge(path(...tooth)).thin(path('M', 230, -40, 'H', 300, 'V', -20, 'H', 230, 'Z'));
  turned(pen, [[344, 7]], 392);
  pen.body(path('M', 392, -7, 'L', 402, 0, 'L', 392, 7, 'Z'));
  pen.centre(44, 418);
  pen.height('d1', -66, 66, 436, [344, 344]).length('h', 196, 354, 84, [66, 66]);
}

export function file(pen: Pen): void {
  pen.body(path('M', 160, -20, 'L', 420, -18, 'L', 440, -12, 'V', 12, 'L', 420, 18, 'L', 160, 20, 'Z'), 'flat');
  for (let x = 170; x < 430; x += 8) pen.thin(path('M', x, 18, 'L', x + 10, -18)).thin(path('M', x, -18, 'L', x + 6, 18));
  pen.body(path('M', 160, -12, 'L', 130, -5, 'H', 128, 'V', 5, 'H', 130, 'L', 160, 12, 'Z'), 'flat').body(path('M', 30, -18, 'C', 30, -26, 80, -24, 128, -12, 'V', 12, 'C', 80, 24, 30, 26, 30, 18, 'Z'), 'dark');
  pen.centre(16, 456);
  pen.length('l1', 160, 440, 58, [20, 12]).height('b', -20, 20, 462, [300, 300]);
}

export function can(pen: Pen): void {
  pen.body(path('M', 190, -46, 'H', 290, 'V', 84, 'A', 50, 8, 0, 0, 1, 190, 84, 'Z')).body(path('M', 190, -46, 'C', 190, -62, 216, -66, 220, -72, 'H', 260, 'C', 264, -66, 290, -62, 290, -46, 'Z'), 'flat').body(path('M', 226, -72, 'V', -90, 'H', 254, 'V', -72, 'Z'), 'dark');
  pen.thin(path('M', 190, -26, 'H', 290, 'M', 190, 56, 'H', 290, 'M', 206, -6, 'H', 274, 'M', 206, 8, 'H', 274, 'M', 206, 22, 'H', 250));
  pen.centreVertical(240, -98, 98);
}
