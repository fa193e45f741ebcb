import { z } from 'zod';
import { technicalText } from '../validation/text-types.js';

/** Headers of calls that answer a file, or its content as JSON. */
export const fileHeaders = z.object({
  accept: technicalText(500).optional(),
  /** A part of the file itself, as `bytes=0-1023`. */
  range: technicalText(200).optional(),
  'if-range': technicalText(200).optional(),
});
