/** The network is given so long for one file; a team's address that hangs holds up nobody for longer. */
const patienceMs = 10_000;

/** A file of at most so many bytes, or an error that says what was wrong. It follows nobody elsewhere. */
export async function fetchFile(address: string, maxBytes: number): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error(`${address} answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw new Error(`${address} is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
