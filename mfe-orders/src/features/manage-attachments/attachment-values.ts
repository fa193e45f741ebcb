import type { Attachment } from '@werkbank/contracts/entities';
import { type ErrorCode, errorMessage } from '@werkbank/contracts/errors';
import { attachmentLimits, type Language } from '@werkbank/contracts/limits';
import { videoIdOf } from '@werkbank/contracts/video';

export const statuses = ['enabled', 'disabled'] as const;

/** An attachment as it is typed. */
export interface AttachmentValues {
  title: string;
  type: Attachment['type'];
  status: (typeof statuses)[number];
  order: string;
  url: string;
  /** A PDF that is still to be uploaded. */
  file: File | null;
}

/** What a form begins with: what is there, or a file after all that are there. */
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
    file: null,
  };
}

type Errors = Partial<Record<keyof AttachmentValues, string>>;

/** What is wrong with it, by field, in the words of the service. A file is asked for once: later it stays as it is. */
export function attachmentErrors(
  { title, type, order, url, file }: AttachmentValues,
  isNew: boolean,
  language: Language,
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
  if (title.trim() === '') say('title', 'FIELD_REQUIRED');
  if (order.trim() === '') say('order', 'FIELD_REQUIRED');
  else if (!/^\d+$/.test(order.trim())) say('order', 'NOT_A_NUMBER');
  else if (Number(order) > attachmentLimits.order) {
    say('order', 'NUMBER_TOO_LARGE', { max: attachmentLimits.order });
  }
  if (type === 'youtube') {
    if (url.trim() === '') say('url', 'SIDEBAR_URL_REQUIRED');
    else if (videoIdOf(url.trim()) === undefined) say('url', 'SIDEBAR_VIDEO_ADDRESS');
  } else if (isNew) {
    if (!file) say('file', 'SIDEBAR_FILE_REQUIRED');
    else if (file.type !== 'application/pdf' && !/\.pdf$/i.test(file.name))
      say('file', 'FILE_TYPE_NOT_ALLOWED');
    else if (file.size > attachmentLimits.bytes) say('file', 'BODY_TOO_LARGE');
  }
  return errors;
}
