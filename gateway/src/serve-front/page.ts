import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const noncePlaceholder = /__CSP_NONCE__/g;
const issuerPlaceholder = /__IDENTITY_PROVIDER__/g;

/** The shell's HTML. Read again when it was built anew; every answer gets a nonce of its own. */
export class Page {
  private html = '';
  private readAt = -1;

  constructor(
    private readonly shellDist: string,
    /** Whom the page may ask for single sign-on. */
    private readonly issuer: string,
  ) {}

  async render(): Promise<{ html: string; nonce: string }> {
    const file = join(this.shellDist, 'index.html');
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== this.readAt) {
      this.html = (await readFile(file, 'utf8')).replace(issuerPlaceholder, () => escaped(this.issuer));
      this.readAt = mtimeMs;
    }
    const nonce = randomBytes(18).toString('base64');
    return { html: this.html.replace(noncePlaceholder, nonce), nonce };
  }
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
