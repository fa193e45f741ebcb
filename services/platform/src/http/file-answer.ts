import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

export interface FileDescription {
  mediaType: string;
  fileName: string;
  /** Shown in the browser instead of saved. Only for types that cannot carry scripts. */
  inline?: boolean;
  length?: number;
}

/** A file as the answer of a call. */
export function fileAnswer(content: Uint8Array | Readable, description: FileDescription): StreamableFile {
  const options = {
    type: description.mediaType,
    disposition: disposition(description),
    ...(description.length !== undefined && { length: description.length }),
  };
  return content instanceof Uint8Array
    ? new StreamableFile(content, options)
    : new StreamableFile(content, options);
}

function disposition({ fileName, inline }: FileDescription): string {
  const ascii = fileName.replaceAll(/[^\w. ()-]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${extended(fileName)}`;
}

/** As RFC 5987 writes a value. Signs that `encodeURIComponent` leaves alone would end it or stand for nothing there. */
function extended(text: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replaceAll(/['()*]/g, code);
}
