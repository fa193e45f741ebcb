import { isAscii, isUtf8 } from 'node:buffer';
import { UnreadableFile } from './unreadable-file.js';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A part of a file, and the encoding that was recognised. */
export interface DecodedText {
  encoding: Encoding;
  text: string;
}

/** Names in XML declarations. A browser reads ISO-8859-1 as Windows-1252 as well (WHATWG Encoding), and so do makers' systems. */
const oneByteNames = /^(?:iso[-_]?8859-1(?:5)?|latin-?1|windows-1252|cp-?1252|us-ascii|ascii)$/i;

/**
 * Decodes a file by its byte order mark, else by its XML declaration, else as UTF-8. From the first byte on that cannot be UTF-8
 * it is read as Windows-1252, unless a character before was read as UTF-8.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DecodedText> {
  let decoder: ChunkDecoder | undefined;
  for await (const chunk of withLongStart(bytes)) {
    decoder ??= decoderFor(chunk);
    const text = decoder.decode(chunk);
    if (text !== '') yield { encoding: decoder.encoding, text };
  }
  const rest = decoder?.end() ?? '';
  if (decoder && rest !== '') yield { encoding: decoder.encoding, text: rest };
}

/** Bytes in which an XML declaration ends. */
const startBytes = 512;

async function* withLongStart(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let start: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of bytes) {
    const piece = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    if (!start) yield piece;
    else if (start.length + piece.length < startBytes) start = Buffer.concat([start, piece]);
    else {
      yield Buffer.concat([start, piece]);
      start = undefined;
    }
  }
  if (start && start.length > 0) yield start;
}

const byteOrderMark = 0xfeff;

interface ChunkDecoder {
  readonly encoding: Encoding;
  decode(chunk: Uint8Array): string;
  end(): string;
}

function decoderFor(start: Buffer): ChunkDecoder {
  const encoding = markedAs(start) ?? declaredAs(start);
  return encoding === 'utf-8' ? new Utf8OrOneByte() : new PlainDecoder(encoding);
}

function markedAs(start: Buffer): Encoding | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if ((start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0x3c && start[1] === 0)) return 'utf-16le';
  if ((start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0 && start[1] === 0x3c)) return 'utf-16be';
  return undefined;
}

function declaredAs(start: Buffer): Encoding {
  const declaration = /^\s*<\?xml[^>]*encoding\s*=\s*["']([^"']+)["']/i.exec(
    start.toString('latin1', 0, startBytes),
  );
  const name = declaration?.[1]?.trim() ?? 'utf-8';
  if (oneByteNames.test(name)) return 'windows-1252';
  if (/^utf-?8$/i.test(name)) return 'utf-8';
  // A declaration that is readable as ASCII is no UTF-16.
  if (/^utf-?16/i.test(name)) return 'utf-8';
  throw new UnreadableFile('UnknownEncoding', name);
}

class PlainDecoder implements ChunkDecoder {
  private readonly decoder;

  constructor(readonly encoding: Encoding) {
    this.decoder = new TextDecoder(encoding);
  }

  decode(chunk: Uint8Array): string {
    return readable(this.decoder.decode(chunk, { stream: true }));
  }

  end(): string {
    return this.decoder.decode();
  }
}

/** UTF-8, or Windows-1252 from the first byte on that cannot be UTF-8. */
class Utf8OrOneByte implements ChunkDecoder {
  encoding: Encoding = 'utf-8';
  private readonly oneByte = new TextDecoder('windows-1252');
  private pending = Buffer.alloc(0);
  private isFirst = true;
  private hasWideCharacters = false;

  decode(chunk: Uint8Array): string {
    if (this.encoding !== 'utf-8') return readable(this.oneByte.decode(chunk));
    const whole = this.pending.length > 0 ? Buffer.concat([this.pending, chunk]) : Buffer.from(chunk);
    const end = endOfCharacters(whole);
    const complete = whole.subarray(0, end);
    if (!isUtf8(complete)) return this.readAsOneByte(whole);
    this.hasWideCharacters ||= !isAscii(complete);
    this.pending = whole.subarray(end);
    return readable(this.withoutMark(complete.toString('utf8')));
  }

  end(): string {
    return this.pending.length === 0 ? '' : this.readAsOneByte(this.pending);
  }

  private readAsOneByte(bytes: Buffer): string {
    if (this.hasWideCharacters) throw new UnreadableFile('UnknownEncoding');
    this.encoding = 'windows-1252';
    return readable(this.oneByte.decode(bytes));
  }

  private withoutMark(text: string): string {
    const isMarked = this.isFirst && text.charCodeAt(0) === byteOrderMark;
    this.isFirst = false;
    return isMarked ? text.slice(1) : text;
  }
}

/** The place behind the last whole character. The next chunk has the rest of a divided one. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** A file with NUL is no text, or has an unknown encoding. */
function readable(text: string): string {
  if (text.includes('\0')) throw new UnreadableFile('UnknownEncoding');
  return text;
}
