import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@werkbank/platform/html';
import { isTracing } from '@werkbank/platform/tracing';
import type { Language } from '@werkbank/contracts/localization';
import { z } from 'zod';
import { GzipParts } from '../../compress-answers/gzip-parts.js';

/** What fetches scripts, and the sheets that they will ask for. */
const fetching = /<script defer[^>]*><\/script>|<link rel="preload" as="(?:script|style)"[^>]*>/g;
const noncePlaceholder = '__CSP_NONCE__';
/** Has the shell begin traces. */
const tracesSetting = '<meta name="traces" content="on">';
const issuerPlaceholder = /__IDENTITY_PROVIDER__/g;

/** The shell's frames around what a domain draws, by `language-country-currency`. */
const frames = z.object({ styles: z.string(), frames: z.record(z.string(), z.string()) });
export type Frames = z.infer<typeof frames>;

export interface Template {
  html: string;
  /** Of the script that stands in the page itself, as its policy names it. */
  scriptHash: string | undefined;
  frames: Frames;
}

/** What a page says before its scripts run, as HTML. */
export interface FirstWords {
  title: string;
  head: string;
  /** CSS. */
  styles: string;
  body: string;
  /** What fetches the files that the page's scripts will ask for. */
  files: string;
}

/** A page as everybody gets it who is told the same, but for the nonce. */
export interface WrittenPage {
  parts: GzipParts;
  /** Of its own styles, as its policy names them. */
  stylesHash: string | undefined;
}

/** The shell's HTML and its frames. Read again when they were built anew. */
export class Page {
  private read: (Template & { builtAt: string }) | undefined;

  constructor(
    private readonly shellDist: string,
    /** Whom the page may ask for single sign-on. */
    private readonly issuer: string,
  ) {}

  /** The page as it is now: the same object until it is built anew. */
  async template(): Promise<Template> {
    const file = join(this.shellDist, 'index.html');
    const framesFile = join(this.shellDist, 'frames.json');
    const frameStat = await stat(framesFile).catch(() => undefined);
    const builtAt = `${(await stat(file)).mtimeMs} ${frameStat?.mtimeMs}`;
    if (builtAt !== this.read?.builtAt) {
      const built = (await readFile(file, 'utf8')).replace(issuerPlaceholder, () => escapeHtml(this.issuer));
      const told = isTracing() ? built.replace('</head>', `${tracesSetting}</head>`) : built;
      const { html, hash } = await withFirstScript(told, this.shellDist);
      const frames = await readFrames(framesFile);
      this.read = { builtAt, html, scriptHash: hash, frames };
    }
    return this.read;
  }
}

/** The script that runs before anything is drawn stands in the page: to fetch it would hold everything up. */
async function withFirstScript(html: string, folder: string) {
  const tag = '<script src="/remembered.js"></script>';
  if (!html.includes(tag)) return { html, hash: undefined };
  const script = await readFile(join(folder, 'remembered.js'), 'utf8');
  return { html: html.replace(tag, () => `<script>${script}</script>`), hash: hashOf(script) };
}

/** Without frames nothing is drawn before the scripts run. */
async function readFrames(file: string): Promise<Frames> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? { styles: '', frames: {} } : frames.parse(JSON.parse(content));
}

/** What is put in comes after the places of the nonce were found, so that no text of a page can ask for one. */
export async function writePage(html: string, language: Language, words?: FirstWords): Promise<WrittenPage> {
  const styles = words?.styles ?? '';
  const { seen, later } = styles === '' ? { seen: html, later: '' } : lastOfAll(html);
  const pieces = seen.split(noncePlaceholder).map((piece) => {
    const spoken = piece.replace(/<html lang="\w+">/, `<html lang="${language}">`);
    if (!words) return spoken;
    const style = styles === '' ? '' : `<style data-drawn>${styles}</style>`;
    return spoken
      .replace('<title>', () => `<title>${escapeHtml(words.title)} – `)
      .replace('</head>', () => `${words.head}${style}</head>`)
      .replace('</body>', () => `${words.body}${later}${words.files}</body>`);
  });
  return { parts: await GzipParts.of(pieces), stylesHash: styles === '' ? undefined : hashOf(styles) };
}

/** Where the page is seen without its scripts, they are fetched once all of it is here. */
function lastOfAll(html: string): { seen: string; later: string } {
  return { seen: html.replaceAll(fetching, ''), later: (html.match(fetching) ?? []).join('') };
}

/** As a content security policy names a text that may stand in the page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const newNonce = (): string => randomBytes(18).toString('base64');
