import { z } from 'zod';
import type { DownloadedFile } from './downloaded-file.js';
import type { ErrorCode } from '../errors/index.js';

export const fileTypes = {
  pdf: 'application/pdf',
  csv: 'text/csv',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];

/** An answer that is a file, as the client returns it. */
export const downloadedFile = z.custom<DownloadedFile>(
  (value) => typeof value === 'object' && value !== null && 'content' in value,
);

/** A stream of server-sent events in the client: its bytes as they arrive. */
export const eventStream = z.custom<ReadableStream<Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && 'getReader' in value,
);

/** The shapes of one call and the refusals that a caller must expect of it beside the general ones. */
export interface CallSchemas {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Lower-case header names; only for calls whose body or answer can be the file itself. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The media types that an answer can have which is the file itself and no JSON. */
  file?: readonly FileType[];
  /** Messages of a stream of server-sent events: the schema of each by its name. */
  messages?: Readonly<Record<string, z.ZodType>>;
  /** The media type of a file that replaces JSON for callers who accept it. */
  alsoFile?: 'application/pdf' | 'application/xml';
  refusals: readonly ErrorCode[];
}
