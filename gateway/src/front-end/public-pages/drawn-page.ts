import type { DrawnPage, PublicPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import { escapeHtml } from '@werkbank/platform/html';
import type { Frames } from '../page-template/page.js';

/** The shell's frame for whoever the page is said to. */
export function frameOf(
  { frames }: Frames,
  { language, country, currency }: Pick<PublicPage, 'language' | 'country' | 'currency'>,
): string | undefined {
  const key = `${language}-${country}-${currency}`;
  return Object.hasOwn(frames, key) ? frames[key] : undefined;
}

/** What of an address the drawn page says again. */
export interface SaidInAddress {
  searchText: string;
  /** Without scripts nothing else remembers it: links and the search take it along. */
  language: Language | undefined;
}

/** What is seen until the scripts have drawn the page themselves: the shell takes it away then. */
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
      // A name with an ending is a file's.
      if (/\.\w+$/.test(address)) return link;
      return ` href="${address}${address.includes('?') ? '&amp;' : '?'}lng=${language}"`;
    })
    .replace(searches, (form) => `${form}<input type="hidden" name="lng" value="${language}">`);
}

/** All that it needs to be seen, so that nothing has to be fetched first. No text in it can end it. */
export function drawnStyles({ styles }: Frames, ofRemote: string, drawn: DrawnPage): string {
  return `${styles}${ofRemote}${drawn.styles}`.replaceAll('</', String.raw`<\/`);
}
