import type { ByteSource } from '../read-file/byte-source.js';
import { bytesToRecognise, recogniseFile } from '../read-file/recognise-file.js';

/** The first bytes of a file, by which it is recognised. */
export async function startOf(file: ByteSource): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read(0, Math.min(file.size, bytesToRecognise))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export async function isZip(file: ByteSource): Promise<boolean> {
  return recogniseFile(await startOf(file)) === 'zip';
}
