import { existsSync, readFileSync } from 'node:fs';
import { isFullDisk } from './disk-room.ts';
import { writeAtomically } from './write-atomically.ts';

const retryMs = 2000;
const waiting = new Map<string, string>();

/** Writes a file of the launcher. On a full disk it retries later without stopping this process. */
export function writeWhenRoom(file: string, content: string): void {
  if (wrote(file, content)) {
    waiting.delete(file);
    return;
  }
  const isFirst = !waiting.has(file);
  waiting.set(file, content);
  if (isFirst) retry(file);
}

/** Content last written or still waiting. */
export const contentOf = (file: string): string | undefined =>
  waiting.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

function retry(file: string): void {
  setTimeout(() => {
    const content = waiting.get(file);
    if (content === undefined) return;
    if (wrote(file, content)) waiting.delete(file);
    else retry(file);
  }, retryMs).unref();
}

function wrote(file: string, content: string): boolean {
  try {
    writeAtomically(file, content);
    return true;
  } catch (error) {
    if (isFullDisk(error)) return false;
    throw error;
  }
}
