import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font as FontkitFont } from 'fontkit';
import type { Font, Measure } from '@werkbank/contracts/documents';
import { narrowed } from '@werkbank/contracts/text';

const require = createRequire(import.meta.url);
const family = '@expo-google-fonts/ibm-plex-sans';
const files: Record<Font, string> = {
  regular: '400Regular/IBMPlexSans_400Regular.ttf',
  medium: '500Medium/IBMPlexSans_500Medium.ttf',
  semibold: '600SemiBold/IBMPlexSans_600SemiBold.ttf',
};

const opened = new Map<Font, FontkitFont>();
/** So many texts are remembered of each kind; documents repeat most of theirs. */
export const mostKnown = 2000;

/** A font, read once for all documents. */
export function lettersOf(font: Font): FontkitFont {
  const known = opened.get(font);
  if (known) return known;
  const created = create(readFileSync(require.resolve(`${family}/${files[font]}`)));
  if (!('layout' in created)) throw new Error(`${files[font]} is a collection of fonts`);
  opened.set(font, created);
  return created;
}

/** Signs that tool makers write and the fonts lack, by the next best. */
const replaced: Record<string, string> = { '⌀': 'Ø', '\u2007': ' ', '\t': ' ', '\u2011': '-' };

const printed = new Map<string, string>();

/** An archive must not contain letters that its fonts lack, or invisible ones. */
function printable(text: string): string {
  const known = printed.get(text);
  if (known !== undefined) return known;
  const font = lettersOf('regular');
  const characters = Array.from(
    narrowed(text.normalize('NFC')),
    (character) => replaced[character] ?? character,
  );
  const found = characters
    .filter((character) => character === '\n' || !/\p{C}/u.test(character))
    .map((character) =>
      character === '\n' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '?',
    )
    .join('');
  if (printed.size >= mostKnown) printed.clear();
  printed.set(text, found);
  return found;
}

const widths = new Map<string, number>();

/** Words come again and again; how wide they are is found out once. */
function advance(text: string, font: Font): number {
  const key = `${font}:${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const letters = lettersOf(font);
  const width = letters.layout(text).advanceWidth / letters.unitsPerEm;
  if (widths.size >= mostKnown) widths.clear();
  widths.set(key, width);
  return width;
}

export const measure: Measure = {
  width: (text, font, size) => advance(text, font) * size,
  printable,
};
