import type { z } from 'zod';
import type { ErrorCode } from '../errors/index.js';

/** The shapes of one call and the refusals that a caller must expect of it beside the general ones. */
export interface CallSchemas {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Lower-case header names; only for calls whose body or answer can be the file itself. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** The media type of an answer that is the file itself and no JSON. */
  file?: 'application/pdf';
  /** The media type of a file that is answered in the place of JSON to whoever accepts it. */
  alsoFile?: 'application/pdf' | 'application/xml';
  refusals: readonly ErrorCode[];
}
