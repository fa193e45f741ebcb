import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { FilePart } from './wanted-part.js';

export interface FileDescription {
  mediaType: string;
  fileName: string;
  /** Shown in the browser instead of saved. Only for types that cannot carry scripts. */
  inline?: boolean;
  /** Of the whole file. */
  length?: number;
  /** What of it the content is, where it is not all of it. */
  part?: FilePart | undefined;
}

/** A part of a file as the answer of a call. */
export class PartialFile extends StreamableFile {
  /** Which part it is, as the header says it. */
  contentRange = '';
}

/** A file as the answer of a call. */
export function fileAnswer(content: Uint8Array | Readable, description: FileDescription): StreamableFile {
  const { length, part } = description;
  const answered = part ? part.end - part.start + 1 : length;
  const options = {
    type: description.mediaType,
    disposition: disposition(description),
    ...(answered !== undefined && { length: answered }),
  };
  if (part && !(content instanceof Uint8Array)) {
    const file = new PartialFile(content, options);
    file.contentRange = `bytes ${part.start}-${part.end}/${length ?? '*'}`;
    return file;
  }
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
