import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@werkbank/platform/html';
import { isTracing } from '@werkbank/platform/tracing';
import type { Language } from '@werkbank/contracts/localization';
import { z } from 'zod';
import { GzipParts } from '../../compress-answers/gzip-parts.js';

/** Tags that load scripts, or preload scripts and style sheets. */
const fetching = /<script defer[^>]*><\/script>|<link rel="preload" as="(?:script|style)"[^>]*>/g;
const noncePlaceholder = '__CSP_NONCE__';
/** Turns tracing on in the shell. */
const tracesSetting = '<meta name="traces" content="on">';
const issuerPlaceholder = /__IDENTITY_PROVIDER__/g;

/** The shell's frames around a domain's drawn content, by `language-country-currency`. */
const frames = z.object({ styles: z.string(), frames: z.record(z.string(), z.string()) });
export type Frames = z.infer<typeof frames>;

export interface Template {
  html: string;
  /** Hash of the inline script, for the content security policy. */
  scriptHash: string | undefined;
  frames: Frames;
}

/** HTML that a page shows before its scripts run. */
export interface FirstWords {
  title: string;
  head: string;
  /** CSS. */
  styles: string;
  body: string;
  /** Tags that preload the files of the page's scripts. */
  files: string;
}

/** A page without its nonce, shared by all readers with the same content. */
export interface WrittenPage {
  parts: GzipParts;
  /** Hash of the inline styles, for the content security policy. */
  stylesHash: string | undefined;
}

/** The shell's HTML and its frames, reloaded after each build. */
export class Page {
  private read: (Template & { builtAt: string }) | undefined;

  constructor(
    private readonly shellDist: string,
    /** Origin that the page may contact for single sign-on. */
    private readonly issuer: string,
  ) {}

  /** Returns the same object until the next build. */
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

/** The script that runs before the first paint is inlined, so it does not delay the page by a request. */
async function withFirstScript(html: string, folder: string) {
  const tag = '<script src="/remembered.js"></script>';
  if (!html.includes(tag)) return { html, hash: undefined };
  const script = await readFile(join(folder, 'remembered.js'), 'utf8');
  return { html: html.replace(tag, () => `<script>${script}</script>`), hash: hashOf(script) };
}

/** Without frames the page stays empty until the scripts run. */
async function readFrames(file: string): Promise<Frames> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  return content === undefined ? { styles: '', frames: {} } : frames.parse(JSON.parse(content));
}

/** Content is inserted after the nonce's places are found, so page content cannot obtain a nonce. */
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

/** A page that is readable without scripts loads them last. */
function lastOfAll(html: string): { seen: string; later: string } {
  return { seen: html.replaceAll(fetching, ''), later: (html.match(fetching) ?? []).join('') };
}

/** The form of a hash in a content security policy. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export const newNonce = (): string => randomBytes(18).toString('base64');
