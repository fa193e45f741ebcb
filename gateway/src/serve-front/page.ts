import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '@werkbank/platform/html';
import type { Language } from '@werkbank/contracts/limits';

const noncePlaceholder = '__CSP_NONCE__';
const issuerPlaceholder = /__IDENTITY_PROVIDER__/g;

/** What a page says before its scripts run, as HTML. */
export interface FirstWords {
  title: string;
  head: string;
  body: string;
}

/** HTML in pieces, between which the nonce of an answer stands. */
export type PagePieces = readonly string[];

/** The shell's HTML. Read again when it was built anew; every answer gets a nonce of its own. */
export class Page {
  private html = '';
  private readAt = -1;

  constructor(
    private readonly shellDist: string,
    /** Whom the page may ask for single sign-on. */
    private readonly issuer: string,
  ) {}

  /** The page as it is now: the same text until it is built anew. */
  async template(): Promise<string> {
    const file = join(this.shellDist, 'index.html');
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== this.readAt) {
      this.html = (await readFile(file, 'utf8')).replace(issuerPlaceholder, () => escapeHtml(this.issuer));
      this.readAt = mtimeMs;
    }
    return this.html;
  }
}

/** What is put in comes after the places of the nonce were found, so that no text of a page can ask for one. */
export function pieces(template: string, language: Language, words?: FirstWords): PagePieces {
  return template.split(noncePlaceholder).map((piece) => {
    const spoken = piece.replace(/<html lang="\w+">/, `<html lang="${language}">`);
    if (!words) return spoken;
    return spoken
      .replace('<title>', () => `<title>${escapeHtml(words.title)} – `)
      .replace('</head>', () => `${words.head}</head>`)
      .replace('</body>', () => `${words.body}</body>`);
  });
}

export function withNonce(page: PagePieces): { html: string; nonce: string } {
  const nonce = randomBytes(18).toString('base64');
  return { html: page.join(nonce), nonce };
}
