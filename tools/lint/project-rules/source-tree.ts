import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of the project for the rules; paths are relative to the root with forward slashes. */
export interface SourceTree {
  readonly root: string;
  readonly files: readonly string[];
  /** The text of a file; empty for binary files. */
  read(file: string): string;
}

/** Tracked and new files, without those that git ignores. */
export function checkedOutTree(root: string): SourceTree {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  return { root, files, read: (file) => textOf(readFileSync(join(root, file))) };
}

/** A tree in memory: file name to text. */
export function imaginedTree(texts: Record<string, string>, root = '/srv/code/werkbank'): SourceTree {
  return { root, files: Object.keys(texts), read: (file) => texts[file] ?? '' };
}

function textOf(content: Buffer): string {
  return content.includes(0) ? '' : content.toString('utf8');
}
