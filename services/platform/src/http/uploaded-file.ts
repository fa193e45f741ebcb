import { Readable } from 'node:stream';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import type { FastifyRequest } from 'fastify';

/** The body of a call that is a file. It is a stream, so a large one never fills the memory. */
export class UploadedFile {
  constructor(private readonly request: FastifyRequest) {}

  get mediaType(): string {
    return (
      this.request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? 'application/octet-stream'
    );
  }

  get stream(): Readable {
    return this.request.body instanceof Readable ? this.request.body : Readable.from([]);
  }

  /** The sender's announced length. Readers count the bytes all the same. */
  get announcedBytes(): number {
    return Number(this.request.headers['content-length'] ?? 0);
  }

  get isBrokenOff(): boolean {
    return this.stream.readableAborted;
  }

  refuseAbove(limit: number): Refusal | undefined {
    return this.announcedBytes > limit ? refuse('BODY_TOO_LARGE') : undefined;
  }

  /** The whole content; refused as soon as it exceeds the limit or breaks off. */
  async bytes(limit: number): Promise<Buffer | Refusal> {
    const tooLarge = this.refuseAbove(limit);
    if (tooLarge) return tooLarge;
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      // A destroyed stream would take the connection along, and the answer with it.
      for await (const chunk of this.stream.iterator({ destroyOnReturn: false })) {
        size += chunk.length;
        if (size > limit) return refuse('BODY_TOO_LARGE');
        chunks.push(chunk);
      }
    } catch (error) {
      if (this.isBrokenOff) return refuse('MALFORMED_REQUEST');
      throw error;
    }
    return Buffer.concat(chunks);
  }
}
