import { maxPlaceName, placeNameOf } from './index.js';

const start = 'x'.repeat(maxPlaceName - 1);

describe('the name of a place that is called like its company', () => {
  it.each([
    ['a short one', 'Aareblick AG', 'Aareblick AG'],
    ['one that just fits', `${start}G`, `${start}G`],
    ['a longer one', `${start}G & Co.`, `${start}G`],
    ['one whose last sign would be cut in two', `${start}🛠 AG`, start],
    ['half a sign, which is wrong with the name', '\uD800', '\uD800'],
    ['half a sign at the cut', `${start}\uD800 AG`, `${start}\uD800`],
  ])('is of %s as much as fits', (_, name, expected) => {
    expect(placeNameOf(name)).toBe(expected);
  });
});
