import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freeMebibytes } from '../instance/disk-room.ts';
import { type Instance, logFile } from '../instance/instance.ts';
import type { PortName } from '../instance/ports.ts';

/** Free space from which a restart is worthwhile. */
const enoughMebibytes = 16;
const failure = /critical write error|failed to store a msg|no space left on device/i;

interface Seen {
  bytes: number;
  failed: boolean;
}
const seen = new Map<string, Seen>();

/**
 * JetStream keeps its write error until a restart, even after its disk has room again. There is no monitoring port, so this
 * reads the log, which has a line for each event that could not be stored.
 */
export function storeStaysFailed(instance: Instance, name: PortName): string | undefined {
  const log = logFile(instance, name);
  const known = seen.get(log) ?? { bytes: 0, failed: false };
  const { text, bytes } = newLines(log, known.bytes);
  const failed = known.failed || failure.test(text);
  const hasRoom = failed && freeMebibytes(join(instance.stateDir, name)) >= enoughMebibytes;
  seen.set(log, { bytes, failed: failed && !hasRoom });
  return hasRoom ? 'its disk was full, and JetStream stores nothing until it starts anew' : undefined;
}

function newLines(log: string, from: number): { text: string; bytes: number } {
  const size = existsSync(log) ? statSync(log).size : 0;
  const start = size < from ? 0 : from;
  const bytes = Buffer.alloc(Math.min(size - start, 1024 * 1024));
  const file = bytes.length === 0 ? undefined : openSync(log, 'r');
  if (file === undefined) return { text: '', bytes: size };
  try {
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    return { text: bytes.toString(), bytes: size };
  } finally {
    closeSync(file);
  }
}
