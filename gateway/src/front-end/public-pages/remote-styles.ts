import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedRemote } from '../remotes/remotes.js';
import { filesOf } from './write-page.js';

/** Limit of inlined styles; larger sheets load with the scripts. */
const mostStyles = 512 * 1024;

export class RemoteStyles {
  private readonly known = new WeakMap<ServedRemote, Map<string, Promise<string>>>();

  /** Styles of a page's first view; empty if the files differ from the remote's manifest. */
  of(remote: ServedRemote, pageName: string): Promise<string> {
    const pages = this.known.get(remote) ?? new Map<string, Promise<string>>();
    this.known.set(remote, pages);
    const styles = pages.get(pageName) ?? read(remote, pageName).catch(() => '');
    pages.set(pageName, styles);
    return styles;
  }
}

async function read(remote: ServedRemote, pageName: string): Promise<string> {
  const sheets = filesOf(remote, pageName).filter((file) => /^css\/[\w.-]+\.css$/.test(file));
  const texts = await Promise.all(sheets.map((file) => readFile(join(remote.folder, file), 'utf8')));
  if (texts.join('').length > mostStyles) return '';
  // Relative addresses are relative to the sheet.
  const base = remote.entry.replace(/\/[^/]+$/, '');
  return texts.join('').replaceAll('url(../', `url(${base}/`);
}
