import { narrowed, unprintableIn } from '@werkbank/contracts/text';
import { lettersOf, measure } from './letters.js';

const fonts = [lettersOf('regular'), lettersOf('medium'), lettersOf('semibold')];

it('draws every character of the basic plane that a form lets pass, in each weight', () => {
  const undrawn: string[] = [];
  for (let code = 0x20; code <= 0xffff; code++) {
    const character = String.fromCharCode(code).normalize('NFC');
    if (/\p{Cs}/u.test(character) || unprintableIn(character) !== '') continue;
    const printed = measure.printable(character);
    if (printed === '?' && narrowed(character) !== '?') undrawn.push(character);
    const codes = Array.from(printed, (letter) => letter.codePointAt(0) ?? 0);
    if (!fonts.every((font) => codes.every((one) => font.hasGlyphForCodePoint(one)))) undrawn.push(character);
  }
  expect(undrawn).toEqual([]);
});

it.each([
  ['硬質工具', '硬質工具'],
  ['شركة', 'شركة'],
  ['Bohrer 🛠', '🛠'],
  ['ＡＢＣ　１２', ''],
  ['Łódź Ωmega Příbram Київ AG', ''],
  ['Zu\u0308rich', ''],
])('names what cannot be printed of %s', (text, unprintable) => {
  expect(unprintableIn(text)).toBe(unprintable);
});

it('prints full-width letters as the usual ones', () => {
  expect(measure.printable('ＡＢＣ　１２')).toBe('ABC 12');
});
