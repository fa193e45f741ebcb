import { z } from 'zod';
import { sidebarTitle, sidebarTypes } from '../entities/platform.js';
import { percentEncoded, text, textId, wholeNumber } from '../entities/values.js';
import { largestInteger } from '../limits/index.js';

const type = z.enum(sidebarTypes).optional();
const title = percentEncoded(sidebarTitle).optional();
/** Percent-encoded. */
const fileName = text(600).optional();
const status = z.enum(['enabled', 'disabled']).optional();
const order = wholeNumber(0, 9999).optional();

/** Headers that a file needs, each by either of its names. */
const needed = [
  ['type', 'x-type'],
  ['title', 'x-title'],
  ['name', 'x-file-name'],
  ['status', 'x-status'],
  ['order', 'x-order'],
] as const;

/** Headers of a PDF for a help item. A new item has no id, or an empty one. */
export const sidebarFileHeaders = z
  .object({
    id: z.union([z.literal(''), textId]).optional(),
    type,
    title,
    name: fileName,
    status,
    order,
    // Our own form sends the same by names that no proxy takes for its own, and an id by which a repeated file is recognised.
    'x-file-id': z.uuid().optional(),
    'x-item-id': textId.optional(),
    'x-type': type,
    'x-title': title,
    'x-file-name': fileName,
    'x-status': status,
    'x-order': order,
    /** The state of the item that the form was opened with. */
    'x-lock-key': wholeNumber(0, largestInteger).optional(),
  })
  .superRefine((headers, context) => {
    for (const [name, own] of needed) {
      if (headers[name] !== undefined || headers[own] !== undefined) continue;
      const path = [headers['x-file-id'] === undefined ? name : own];
      context.addIssue({ code: 'custom', path, message: 'FIELD_REQUIRED' });
    }
  });
