import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as FontkitFont } from 'fontkit';
import type { Font, Measure } from '@werkbank/contracts/papers';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts/ibm-plex-sans';
const files: Record<Font, string> = {
  regular: '400Regular/IBMPlexSans_400Regular.ttf',
  medium: '500Medium/IBMPlexSans_500Medium.ttf',
  semibold: '600SemiBold/IBMPlexSans_600SemiBold.ttf',
};

export interface Letters {
  file: Buffer;
  font: FontkitFont;
}

const opened = new Map<Font, Letters>();

/** A font, read once for all documents. */
export function lettersOf(font: Font): Letters {
  const known = opened.get(font);
  if (known) return known;
  const file = readFileSync(require.resolve(`${family}/${files[font]}`));
  const created = create(file);
  if (!('layout' in created)) throw new Error(`${files[font]} is a collection of fonts`);
  const letters = { file, font: created };
  opened.set(font, letters);
  return letters;
}

/** Signs that tool makers write and the fonts lack, by the next best. */
const replaced: Record<string, string> = { '⌀': 'Ø', '\u2007': ' ', '\t': ' ', '\u2011': '-' };

/** An archive must not hold a letter that its fonts do not have, nor what nobody can see. */
function printable(text: string): string {
  const { font } = lettersOf('regular');
  const characters = Array.from(text.normalize('NFC'), (character) => replaced[character] ?? character);
  return characters
    .filter((character) => character === '\n' || !/\p{C}/u.test(character))
    .map((character) =>
      character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
    )
    .join('');
}

const widths = new Map<string, number>();
const mostKnown = 20_000;

/** Words come again and again; how wide they are is found out once. */
function advance(text: string, font: Font): number {
  const key = `${font}:${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const letters = lettersOf(font).font;
  const width = letters.layout(text).advanceWidth / letters.unitsPerEm;
  if (widths.size >= mostKnown) widths.clear();
  widths.set(key, width);
  return width;
}

export const measure: Measure = {
  width: (text, font, size) => advance(text, font) * size,
  printable,
};
