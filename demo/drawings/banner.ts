import { Pen, ink, path } from './pen.ts';
import { flutes, turned } from './turned.ts';

/** The home page's banner: a drill and an end mill as a drawing office sets them, 1600 × 360. */
export function homeBanner(): string {
  const drill = bannerDrill();
  const mill = bannerMill();
  const grid = Array.from({ length: 41 }, (_, column) => path('M', column * 40, 0, 'V', 360)).concat(
    Array.from({ length: 10 }, (_, row) => path('M', 0, row * 40, 'H', 1600)),
  );
  const frame = `<path d="M20.5 14.5H1579.5V345.5H20.5Z" fill="none" stroke="${ink.thin}" stroke-opacity="0.5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 360" width="1600" height="360" role="img"><title>Spiralbohrer und Schaftfräser, technische Zeichnung</title>${drill.definitions()}<path d="${grid.join('')}" fill="none" stroke="${ink.thin}" stroke-width="0.5" stroke-opacity="0.22"/>${frame}<g transform="translate(70 106)">${drill.markup()}</g><g transform="translate(560 250)">${mill.markup()}</g></svg>\n`;
}

function bannerDrill(): Pen {
  const pen = new Pen();
  const [tip, cutting, r] = [1180, 380, 40];
  turned(
    pen,
    [
      [20, r - 2],
      [cutting - 30, r - 2, r],
      [cutting, r],
    ],
    tip - 26,
  );
  pen.body(path('M', tip - 26, -r, 'L', tip, 0, 'L', tip - 26, r, 'Z'));
  flutes(pen, cutting + 4, tip - 26, r, 172);
  pen.centre(0, tip + 40);
  pen.length('l1', 20, tip, 84, [r - 2, 0]).length('l2', cutting, tip, 62, [r, 0]);
  pen
    .height('d1', -r, r, tip + 60, [tip - 26, tip - 26])
    .height('d2', -r + 2, r - 2, 110)
    .angle('118°', tip, 0, 78, 149, 211);
  return pen;
}

function bannerMill(): Pen {
  const pen = new Pen();
  const [end, cutting, r] = [900, 470, 44];
  turned(
    pen,
    [
      [20, 42],
      [360, 42, 36],
      [380, 36],
      [440, 36, r],
      [cutting - 20, r],
    ],
    end - 6,
  );
  pen.body(path('M', end - 6, -r, 'H', end, 'L', end - 5, 0, 'L', end, r, 'H', end - 6, 'Z'));
  flutes(pen, cutting, end - 6, r, 190, 0.5);
  pen.centre(0, end + 40);
  pen.length('l1', 20, end, 84, [42, r]).length('l2', cutting, end, 64, [r, r]);
  pen.height('d1', -r, r, end + 56, [end, end]).height('d2', -42, 42, 120);
  return pen;
}
