/**
 * The characters that the letters of documents and labels draw (IBM Plex Sans): Latin with Vietnamese, Greek, Cyrillic, and the
 * signs of the trade. A test of services/orders compares them with the font.
 */
const drawn =
  '\\x20-\\x7E\\u00A0-\\u017F\\u018F\\u0192\\u01A0\\u01A1\\u01AF\\u01B0\\u01CD-\\u01DC\\u01FA-\\u01FF\\u0218-\\u021B\\u0237\\u0259\\u02BB\\u02BC\\u02C6\\u02C7\\u02D8-\\u02DD' +
  '\\u0384-\\u038A\\u038C\\u038E-\\u03A1\\u03A3-\\u03CE\\u0400-\\u045F\\u0490-\\u04C2\\u04CF-\\u04D9\\u04DC-\\u04E9\\u04EE-\\u04F9' +
  '\\u1E80-\\u1E85\\u1E9E\\u1EA0-\\u1EF9\\u2010\\u2012-\\u2015\\u2018-\\u201A\\u201C-\\u201E\\u2020-\\u2022\\u2026\\u202F\\u2030\\u2032\\u2033\\u2039\\u203A\\u2044\\u2070\\u2074-\\u2079\\u2080-\\u2089' +
  '\\u20AC\\u2116\\u2122\\u2126\\u2150\\u2151\\u2153-\\u215E\\u2190-\\u2199\\u2206\\u2211\\u2212\\u221A\\u221E\\u2248\\u2260\\u2264\\u2265';
const undrawn = new RegExp(`[^\\n\\t${drawn}]`, 'gu');

/** Full-width letters, digits and signs as the usual ones: `ＡＢＣ１` as `ABC1`. */
export function narrowed(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF5E\u3000]/g, (character) => character.normalize('NFKC'));
}

/** The different characters of a text that no document can print, in their order; empty where all of it can be printed. */
export function unprintableIn(text: string): string {
  return [...new Set(narrowed(text.normalize('NFC')).match(undrawn))].join('');
}
