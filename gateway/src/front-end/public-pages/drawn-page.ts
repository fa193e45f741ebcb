import type { DrawnPage, PublicPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { escapeHtml } from '@werkbank/platform/html';
import type { Frames } from '../page-template/page.js';

/** The shell's frame for the language, country and currency of the page. */
export function frameOf(
  { frames }: Frames,
  { language, country, currency }: Pick<PublicPage, 'language' | 'country' | 'currency'>,
): string | undefined {
  const key = `${language}-${country}-${currency}`;
  return Object.hasOwn(frames, key) ? frames[key] : undefined;
}

/** Parts of the address that the drawn page repeats. */
export interface SaidInAddress {
  searchText: string;
  /** Links and the search form carry it, because a page without scripts has no other memory. */
  language: Language | undefined;
}

/** The page until the scripts have drawn it; then the shell removes this part. */
export function drawnBody(frame: string, { main, left }: DrawnPage, said: SaidInAddress): string {
  const filled = frame
    .replace('__SEARCH__', () => escapeHtml(said.searchText))
    .replace('<template data-place="left"></template>', () => left)
    .replace('<template data-place="main"></template>', () => main);
  return `<div id="drawn">${said.language === undefined ? filled : inLanguage(filled, said.language)}</div>`;
}

const pageLinks = / href="(\/[^"#]*)"/g;
const searches = /<form [^>]*action="\/search"[^>]*>/g;

function inLanguage(html: string, language: Language): string {
  return html
    .replace(pageLinks, (link, address: string) => {
      // An address with a file extension is a file's.
      if (/\.\w+$/.test(address)) return link;
      return ` href="${address}${address.includes('?') ? '&amp;' : '?'}lng=${language}"`;
    })
    .replace(searches, (form) => `${form}<input type="hidden" name="lng" value="${language}">`);
}

/** All styles of the first view, so it needs no further request. `</` is escaped, so no text ends the style element. */
export function drawnStyles({ styles }: Frames, ofRemote: string, drawn: DrawnPage): string {
  return `${styles}${ofRemote}${drawn.styles}`.replaceAll('</', String.raw`<\/`);
}
