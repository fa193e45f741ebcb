import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** Bounds the time that a hanging address of a team can cost per file. */
const fileTimeoutMs = 10_000;

export interface FetchBounds {
  mostBytes: number;
  /** Bytes left for all files together; several fetches share it. */
  budget?: { left: number };
  signal: AbortSignal;
}

/** Reads a file into memory; for short files only. */
export async function fetchText(address: string, bounds: FetchBounds): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(address, bounds)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Streams a file to disk, so its size costs no memory. Returns its hash. */
export async function fetchTo(path: string, address: string, bounds: FetchBounds): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  try {
    for await (const chunk of chunksOf(address, bounds)) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  return `sha256-${hash.digest('base64')}`;
}

async function* chunksOf(
  address: string,
  { mostBytes, budget = { left: Infinity }, signal }: FetchBounds,
): AsyncGenerator<Uint8Array> {
  // A redirect would leave the address that operators allowed.
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(fileTimeoutMs)]),
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) throw new Error(`${address} is larger than ${mostBytes} bytes`);
    budget.left -= chunk.byteLength;
    if (budget.left < 0) throw new Error(`${address} is more than the release may have`);
    yield chunk;
  }
}
