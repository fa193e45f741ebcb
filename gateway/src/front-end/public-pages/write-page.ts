import type { PublicPage } from '@werkbank/contracts/entities';
import { languages } from '@werkbank/contracts/localization';
import { escapeHtml } from '@werkbank/platform/html';
import type { ServedRemote } from '../remotes/remotes.js';

/** Marks tags of the first page only; the shell removes them at the next navigation. */
const mark = 'data-first-page';

/** The head that a page gets for visitors. */
export function headOf(page: PublicPage, origin: string): string {
  const { address, description, firstImage, language, listed, structuredData } = page;
  const here = withLanguage(origin + address, language);
  return [
    tag('meta', { name: 'description', content: description }),
    listed ? '' : tag('meta', { name: 'robots', content: 'noindex, follow' }),
    tag('link', { rel: 'canonical', href: here }),
    ...languages.map((one) =>
      tag('link', { rel: 'alternate', hreflang: one, href: withLanguage(origin + address, one) }),
    ),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: origin + address }),
    firstImage === null
      ? ''
      : `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(firstImage)}">`,
    ...structuredData.map((data) => dataBlock('application/ld+json', mark, data)),
  ].join('');
}

/** Answers of the page's first calls, where the shell finds them. */
export function firstData({ language, country, currency, firstAnswers }: PublicPage): string {
  const data = { language, country, currency, firstAnswers };
  return dataBlock('application/json', 'id="first-data"', data);
}

/** The files that the remote's page needs, which only running scripts would find out about. */
export function preloads(remote: ServedRemote, pageName: string, language: string): string {
  const files = filesOf(remote, pageName, language);
  const base = remote.entry.replace(/\/[^/]+$/, '');
  return files
    .map((file) => {
      const path = `${base}/${file}`;
      const integrity = remote.integrity?.[path];
      const checked = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}"`;
      const as = file.endsWith('.css') ? 'style' : 'script';
      return `<link rel="preload" as="${as}" href="${escapeHtml(path)}"${checked}>`;
    })
    .join('');
}

/** Names of the files that a page needs as soon as it is opened, below the remote's own address. */
export function filesOf({ files = {}, entry }: ServedRemote, pageName: string, language = ''): string[] {
  const { start = [], pages = {}, components = [], texts = {} } = files;
  const container = entry.slice(entry.lastIndexOf('/') + 1);
  return [
    ...new Set([container, ...start, ...(pages[pageName] ?? []), ...components, ...(texts[language] ?? [])]),
  ];
}

function withLanguage(address: string, language: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;
}

function tag(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')} ${mark}>`;
}

/** Never run: the policy's `script-src` is about scripts, and no text in it can end it. */
function dataBlock(type: string, attribute: string, data: object): string {
  return `<script type="${type}" ${attribute}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
