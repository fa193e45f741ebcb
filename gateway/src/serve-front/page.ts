import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const placeholder = /__CSP_NONCE__/g;

/** The shell's HTML. Read again when it was built anew; every answer gets a nonce of its own. */
export class Page {
  private html = '';
  private readAt = -1;

  constructor(private readonly shellDist: string) {}

  async render(): Promise<{ html: string; nonce: string }> {
    const file = join(this.shellDist, 'index.html');
    const { mtimeMs } = await stat(file);
    if (mtimeMs !== this.readAt) {
      this.html = await readFile(file, 'utf8');
      this.readAt = mtimeMs;
    }
    const nonce = randomBytes(18).toString('base64');
    return { html: this.html.replace(placeholder, nonce), nonce };
  }
}
