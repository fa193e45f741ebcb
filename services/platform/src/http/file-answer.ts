import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { contentRange, type FilePart, type RangeHeaders, wantedPart } from './wanted-part.js';

export interface FileDescription {
  mediaType: string;
  fileName: string;
  /** Shown in the browser instead of saved. Only for types that cannot carry scripts. */
  inline?: boolean;
  /** Length of the whole file. */
  length?: number;
  /** Range of the content within the file, unless it is all of it. */
  part?: FilePart | undefined;
  /** All caches may keep it for ever: other content has another address. Needs a `length`. */
  unchanging?: { etag: string };
}

/** A file that callers can request in parts, or one of its parts, as the answer of a call. */
export class FileInParts extends StreamableFile {
  /** The range of the part, for the header. */
  contentRange: string | undefined;
  /** ETag of a file that never changes. */
  etag: string | undefined;
}

/** A file as the answer of a call; with a known length, callers can request parts of it. */
export function fileAnswer(content: Uint8Array | Readable, description: FileDescription): StreamableFile {
  const { length, part, unchanging } = description;
  const options = { type: description.mediaType, disposition: disposition(description) };
  const stream = content instanceof Uint8Array ? Readable.from([content]) : content;
  if (length === undefined) return new StreamableFile(stream, options);
  const answered = part ? part.end - part.start + 1 : length;
  const file = new FileInParts(stream, { ...options, length: answered });
  file.etag = unchanging?.etag;
  if (part) file.contentRange = contentRange(length, part);
  return file;
}

/** The requested file or its part, if all of it is at hand. */
export function wholeOrPart(
  content: Uint8Array,
  headers: RangeHeaders,
  description: Pick<FileDescription, 'mediaType' | 'fileName' | 'inline'>,
): StreamableFile | Refusal {
  const part = wantedPart(headers, content.length);
  if (isRefusal(part)) return part;
  const bytes = part ? content.subarray(part.start, part.end + 1) : content;
  return fileAnswer(bytes, { ...description, length: content.length, part });
}

function disposition({ fileName, inline }: FileDescription): string {
  const ascii = fileName.replaceAll(/[^\w. ()-]/g, '_');
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${extended(fileName)}`;
}

/** A value in the form of RFC 5987. Characters that `encodeURIComponent` leaves alone would end it or have no meaning there. */
function extended(text: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text.toWellFormed()).replaceAll(/['()*]/g, code);
}
