// Normal form of texts for the search of lists. PostgreSQL has the same as `search_form(text)` and `number_form(text)`; a test
// of services/platform compares them.
import { compareForm } from './compare-form.js';

/** `ö` and `ø` as `o`: some keyboards have no such key, and some people write no `oe` for it. */
function withoutDots(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u0308/g, '')
    .replace(/[øØ]/g, 'o');
}

/** Search form of a text: its compare form and, if that has dots, another line without them. */
export function searchForm(text: string): string {
  const plain = withoutDots(text);
  const forms = plain === text.normalize('NFD') ? [text] : [text, plain];
  return `\n${forms.map((form) => `${compareForm(form)}\n`).join('')}`;
}

/** Signs around words. */
const around = /^["'«»‹›„“”()[\]#]+|["'«»‹›„“”()[\].:]+$/g;

/**
 * The words of a search as search forms hold them, without commas, quotes, brackets and dashes between them:
 * `Brunner, Anna` → brunner, anna.
 */
export function searchWords(search: string): string[] {
  const words = compareForm(search)
    .split(/[ ,;]+/)
    .filter((word) => word !== '');
  const meant = words.map((word) => word.replace(around, '')).filter((word) => /[^\p{P}]/u.test(word));
  return [...new Set(meant.length > 0 ? meant : words)];
}

/** True if the texts together contain each word of a search, in any order. */
export function holdsWords(texts: readonly string[], search: string): boolean {
  const forms = texts.map(searchForm);
  return searchWords(search).every((word) => forms.some((form) => form.includes(word)));
}

/** A number of an article or an order without anything but letters and digits: `WB-338 0680` → wb3380680, `Ø 6×8` → 6x8. */
export function numberForm(text: string): string {
  return compareForm(text.replaceAll('×', 'x').replace(/[øØ]/g, '')).replace(/[^a-z0-9]/g, '');
}
