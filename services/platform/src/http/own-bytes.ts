/**
 * Bytes that are kept for long, in separate memory. Otherwise those of a short text would be a part of `Buffer.poolSize` bytes,
 * those of zlib a part of its chunk, and a part keeps the whole in memory.
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
