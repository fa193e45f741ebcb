import { sizesIn, sizesMeant, threadOf } from './sizes.js';

it.each([
  ['Spiralbohrer 6,8 mm', ['6.8']],
  ['125 × 2,5 mm', ['125', '2.5']],
  ['M12 × 1,5', ['m12x1.5']],
  ['M8x1,25', ['m8']],
  ['Steckschlüsseleinsatz 1/2" SW 19', ['1/2', 'sw19', '19']],
  ['ER32 8 mm', ['er32', '8']],
  ['0–150 mm', ['0', '150']],
  ['PH 2', ['ph2', '2']],
])('of "%s" are the sizes %j', (text, sizes) => {
  expect(sizesIn(text)).toEqual(sizes);
});

it('drops the pitch of a coarse thread, and only of that', () => {
  expect([threadOf('10', '1.5'), threadOf('10', '1'), threadOf('10', undefined)]).toEqual([
    'm10',
    'm10x1',
    'm10',
  ]);
});

it.each([
  ['6.8', 'mm', ['6.8']],
  ['2.5', 'cm', ['25']],
  ['1.5', 'kg', ['1500', '1.5']],
  ['5', 'µm', ['5', '0.005']],
  ['1/2', 'inch', ['1/2', '12.7', '12.8']],
  ['0.5', 'inch', ['1/2', '12.7', '12.8']],
  ['10', undefined, ['10']],
])('takes %s %s as %j', (value, unit, meant) => {
  expect(sizesMeant(value, unit)).toEqual(meant);
});
