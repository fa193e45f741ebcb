import type { Attachment } from '@werkbank/contracts/entities';
import { type ErrorCode, errorMessage } from '@werkbank/contracts/errors';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { numberMessage, UnreadNumber } from '@werkbank/contracts/numbers';
import { videoIdOf } from '@werkbank/contracts/video';
import type { Formats } from '@werkbank/kit/formats';

export const statuses = ['enabled', 'disabled'] as const;

/** An attachment as it is typed. */
export interface AttachmentValues {
  title: string;
  type: Attachment['type'];
  status: (typeof statuses)[number];
  order: string;
  url: string;
  /** PDFs that are still to be uploaded. */
  files: readonly File[];
}

/** Start values of a form: the attachment's own, or a new file at the end of the list. */
export function attachmentValues(
  attachment: Attachment | undefined,
  others: readonly Attachment[],
): AttachmentValues {
  const last = Math.max(-1, ...others.map(({ order }) => order));
  return {
    title: attachment?.title ?? '',
    type: attachment?.type ?? 'pdf',
    status: attachment?.enabled === false ? 'disabled' : 'enabled',
    order: String(attachment?.order ?? Math.min(last + 1, attachmentLimits.order)),
    url: attachment?.url ?? '',
    files: [],
  };
}

/** The checked place among the others. */
export function orderOf({ order }: Pick<AttachmentValues, 'order'>, { read }: Pick<Formats, 'read'>): number {
  const place = read(order);
  return typeof place === 'number' ? place : 0;
}

type Errors = Partial<Record<keyof AttachmentValues, string>>;

/** Errors by field, in the service's words. Only a new attachment needs a file. */
export function attachmentErrors(
  { title, type, order, url, files }: AttachmentValues,
  isNew: boolean,
  { language, read }: Pick<Formats, 'language' | 'read'>,
  labelOf: (field: keyof AttachmentValues) => string,
): Errors {
  const errors: Errors = {};
  const say = (
    field: keyof AttachmentValues,
    code: ErrorCode,
    params: Record<string, string | number> = {},
  ) => {
    errors[field] = errorMessage(code, language, { field: labelOf(field), ...params });
  };
  const several = isNew && type === 'pdf' && files.length > 1;
  if (!several && title.trim() === '') say('title', 'FIELD_REQUIRED');
  const place = read(order);
  if (place === undefined) say('order', 'FIELD_REQUIRED');
  else if (place instanceof UnreadNumber) errors.order = numberMessage(place, language);
  else if (!Number.isInteger(place)) say('order', 'NOT_A_NUMBER');
  else if (place < 0) say('order', 'NUMBER_TOO_SMALL', { min: 0 });
  else if (place > attachmentLimits.order) say('order', 'NUMBER_TOO_LARGE', { max: attachmentLimits.order });
  if (type === 'youtube') {
    if (url.trim() === '') say('url', 'SIDEBAR_URL_REQUIRED');
    else if (videoIdOf(url.trim()) === undefined) say('url', 'SIDEBAR_VIDEO_ADDRESS');
  } else if (isNew) {
    if (files.length === 0) say('files', 'SIDEBAR_FILE_REQUIRED');
    const wrong = files.flatMap((file) => {
      const code = problemOf(file);
      return code ? [{ file, code }] : [];
    });
    const [first] = wrong;
    if (first) say('files', first.code);
    if (several && wrong.length > 0) {
      errors.files = wrong.map(({ file, code }) => `${file.name}: ${errorMessage(code, language)}`).join(' ');
    }
  }
  return errors;
}

/** Refusal of a file that can be predicted, before it is sent in vain. */
function problemOf({ name, type, size }: File): ErrorCode | undefined {
  if (size === 0) return 'FILE_EMPTY';
  if (type !== 'application/pdf' && !/\.pdf$/i.test(name)) return 'FILE_TYPE_NOT_ALLOWED';
  return size > attachmentLimits.bytes ? 'BODY_TOO_LARGE' : undefined;
}
