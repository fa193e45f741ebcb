import { element } from './xml.js';

it('writes what XML can hold, whatever stands in rows from before', () => {
  const beyond: string[] = [];
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
    if (!/^<a b="[^]*">[^]*<\/a>$/.test(element('a', character, { b: character })))
      beyond.push(code.toString(16));
    if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(element('a', character)))
      beyond.push(code.toString(16));
  }
  expect(beyond).toEqual([]);
  expect(element('a', 'Müller\uFFFE & Söhne')).toBe('<a>Müller &amp; Söhne</a>');
});
