/**
 * Bytes that are kept for long, in memory of their own: those of a short text are else a part of `Buffer.poolSize` bytes, and
 * those of zlib a part of its chunk, and a part holds the whole of it.
 */
export function ownBytes(content: string | Uint8Array): Buffer {
  if (typeof content === 'string') {
    const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
    bytes.write(content);
    return bytes;
  }
  const bytes = Buffer.allocUnsafeSlow(content.length);
  bytes.set(content);
  return bytes;
}
