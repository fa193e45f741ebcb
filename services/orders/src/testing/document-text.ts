import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';

/** Text of a PDF, page by page, each line as it stands. */
export function pagesOf(pdf: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
    return text.split('\f').slice(0, -1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A page as a printer would put it on paper: one byte of brightness for each point. */
export function pictureOf(
  pdf: Buffer,
  dotsPerInch: number,
  page = 1,
): { width: number; height: number; grey: Uint8ClampedArray } {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, pdf);
    const options = ['-r', String(dotsPerInch), '-gray', '-png', '-singlefile', '-f', String(page)];
    execFileSync('pdftoppm', [...options, file, join(folder, 'page')]);
    const { width, height, data } = PNG.sync.read(readFileSync(join(folder, 'page.png')));
    const grey = new Uint8ClampedArray(width * height);
    for (let point = 0; point < grey.length; point++) grey[point] = data[point * 4] ?? 0;
    return { width, height, grey };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
