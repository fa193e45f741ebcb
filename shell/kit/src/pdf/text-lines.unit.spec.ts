import { linesOf } from './text-lines';

it('reads the pieces of a page as lines, without empty ones and without marks', () => {
  expect(
    linesOf([
      { type: 'beginMarkedContent' },
      { str: 'Spiralbohrer', hasEOL: false },
      { str: '  ', hasEOL: false },
      { str: 'DIN 338', hasEOL: true },
      { str: '', hasEOL: true },
      { str: '6,8 mm', hasEOL: false },
    ]),
  ).toEqual(['Spiralbohrer DIN 338', '6,8 mm']);
});
