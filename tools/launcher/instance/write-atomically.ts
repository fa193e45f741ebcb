import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file that only its owner may read; a reader sees the old content or the new, never half of it. */
export function writeAtomically(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  replace(file, content, 0o600);
}

/** The same for a file that other users serve, such as the web server of an image. */
export function publishAtomically(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  replace(file, content, 0o644);
}

function replace(file: string, content: string, mode: number): void {
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, content, { mode });
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  renameSync(draft, file);
}
