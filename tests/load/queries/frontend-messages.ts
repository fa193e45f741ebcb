/** A statement of a client to PostgreSQL; values are text, or bytes if sent in binary. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | Buffer | null)[];
}

/** Startup requests have no type byte; the StartupMessage is the last of them. */
const startOfProtocol3 = 196_608;

/** Parses the messages of one connection from client to server for statements. */
export class FrontendMessages {
  private rest = Buffer.alloc(0);
  private started = false;
  private readonly prepared = new Map<string, string>();
  private readonly heard: (statement: Statement) => void;

  constructor(heard: (statement: Statement) => void) {
    this.heard = heard;
  }

  push(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const typeLength = this.started ? 1 : 0;
      if (this.rest.length < typeLength + 4) return;
      const length = typeLength + this.rest.readInt32BE(typeLength);
      if (this.rest.length < length) return;
      const body = this.rest.subarray(typeLength + 4, length);
      if (this.started) this.read(String.fromCharCode(this.rest[0]!), body);
      else this.started = body.readInt32BE(0) === startOfProtocol3;
      this.rest = this.rest.subarray(length);
    }
  }

  private read(type: string, body: Buffer): void {
    const reader = new MessageReader(body);
    if (type === 'Q') this.heard({ text: reader.text(), values: [] });
    else if (type === 'P') this.prepared.set(reader.text(), reader.text());
    else if (type === 'B') {
      reader.text();
      const text = this.prepared.get(reader.text());
      if (text !== undefined) this.heard({ text, values: reader.values() });
    }
  }
}

class MessageReader {
  private at = 0;
  private readonly body: Buffer;

  constructor(body: Buffer) {
    this.body = body;
  }

  /** A zero-terminated text. */
  text(): string {
    const end = this.body.indexOf(0, this.at);
    const text = this.body.toString('utf8', this.at, end);
    this.at = end + 1;
    return text;
  }

  /** Values of a Bind message. Their formats come first: one for each, one for all, or none for text. */
  values(): (string | Buffer | null)[] {
    const formats = Array.from({ length: this.int16() }, () => this.int16());
    return Array.from({ length: this.int16() }, (_, index) => {
      const length = this.body.readInt32BE(this.at);
      this.at += 4;
      if (length < 0) return null;
      const bytes = this.body.subarray(this.at, this.at + length);
      this.at += length;
      const binary = (formats.length === 1 ? formats[0] : formats[index]) === 1;
      return binary ? Buffer.from(bytes) : bytes.toString('utf8');
    });
  }

  private int16(): number {
    const value = this.body.readInt16BE(this.at);
    this.at += 2;
    return value;
  }
}
