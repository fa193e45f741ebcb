import { z } from 'zod';

/** Of a call that answers a file or what stands in it as JSON. */
export const fileHeaders = z.object({
  accept: z.string().max(500).optional(),
  /** A part of the file itself, as `bytes=0-1023`. */
  range: z.string().max(200).optional(),
  'if-range': z.string().max(200).optional(),
});
