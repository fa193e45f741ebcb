import {
  cleanLine,
  cleanLines,
  cleanSearch,
  hasForbiddenInLine,
  hasForbiddenInLines,
  isUnkeepable,
  isVisible,
} from './index.js';

it.each([
  ['decomposed letters', 'Mu\u0308ller', 'M\u00fcller'],
  ['blanks of all kinds at the ends', '\u00A0\u3000Werk\u2003\u2800', 'Werk'],
  ['invisible characters of copied text at the ends', '\uFEFF\u202AWerk\u202C\u200B', 'Werk'],
  ['nothing to see', '\u200B\u3164\u2800 ', ''],
])('cleans %s', (_what, given, cleaned) => {
  expect(cleanLine(given)).toBe(cleaned);
});

it('cleans a text with a long blank inside at once', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(cleanLine(text)).toBe(text);
});

it('ends lines with a line feed', () => {
  expect(cleanLines('a\r\nb\rc\u2028d\u0085e\n')).toBe('a\nb\nc\nd\ne');
});

it('finds without invisible characters of copied text', () => {
  expect(cleanSearch('Werk\u00ADzeug\u200B')).toBe('Werkzeug');
});

it.each([
  ['a line break', 'Petra\nBrunner'],
  ['a null character', 'a\0b'],
  ['a control character of Latin-1', 'a\u0080b'],
  ['a noncharacter', 'a\uFFFEb'],
  ['a noncharacter at the end of a plane', 'a\u{1FFFF}b'],
  ['half of a surrogate pair', 'a\uD800b'],
  ['a zero-width space', 'Wer\u200Bk'],
  ['a joiner between words', 'Werk \u200Dbank'],
  ['text that runs the other way', 'a\u202Eb'],
  ['a filler of Hangul', 'a\u3164b'],
  ['a tag', 'a\u{E0041}b'],
  ['a variation of a letter', 'a\uFE0Fb'],
])('forbids %s in a line', (_what, text) => {
  expect(hasForbiddenInLine(text)).toBe(true);
});

it.each([
  'O’Brien',
  '李雷',
  'שרה',
  'می\u200Cخواهم',
  'क्\u200Dष',
  'Auf\u200Clage',
  '👩🏽\u200D🔧',
  '❤️‍🔥',
  '1️⃣',
  '葛\u{E0100}',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '<b> & "x"',
])('allows %s', (text) => {
  expect(hasForbiddenInLine(text)).toBe(false);
  expect(isVisible(text)).toBe(true);
});

it('allows line feeds and tabs in several lines, and no other control character', () => {
  expect(hasForbiddenInLines('a\n\tb')).toBe(false);
  expect(hasForbiddenInLines('a\rb')).toBe(true);
  expect(hasForbiddenInLines('a\u200Bb')).toBe(true);
});

it.each(['', ' ', '\u0301\u0302', '\u115F', '\u2800', '\uE000'])('sees nothing in %j', (text) => {
  expect(isVisible(text)).toBe(false);
});

it('judges every character of Unicode: what is allowed alone in a word can be kept and is NFC', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const given = `a${String.fromCodePoint(code)}b`;
    const text = cleanLine(given);
    if (hasForbiddenInLine(text)) continue;
    const kept = JSON.parse(JSON.stringify(text)) === text && text.isWellFormed() && !isUnkeepable(text);
    if (!kept || text.normalize('NFC') !== text || cleanLine(text) !== text) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});
