import { ApiError } from '@werkbank/contracts/client';
import type { Attachment } from '@werkbank/contracts/entities';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { isApiError } from '@werkbank/kit/api-error';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/api';
import { useSendings } from '@werkbank/kit/use-sending';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attachmentReads } from '../order/order-reads';
import { showAttachment } from '../order/show-changed-attachment';
import type { AttachedTo } from './attached-to';
import { type AttachmentValues, orderOf } from './attachment-values';

/** A file that did not arrive, and why. */
export interface NotArrived {
  readonly file: File;
  readonly error: unknown;
}

/** Saves an attachment: new files as uploads with progress, other changes as data. */
export function useSaveAttachment(to: AttachedTo, attachment: Attachment | undefined) {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const notify = useNotify();
  const formats = useFormats();
  const cache = useAnswerCache();
  const { run, sendings, cancel } = useSendings('files');
  // Ids of uploads: the same file once more, after a broken connection, is the same upload.
  const ids = useRef(new WeakMap<object, string>());
  const idOf = (key: object) => {
    const id = ids.current.get(key) ?? crypto.randomUUID();
    ids.current.set(key, id);
    return id;
  };

  const headersFor = (key: object, { type, status, order }: AttachmentValues, index = 0) =>
    ({
      'x-file-id': idOf(key),
      'x-type': type,
      'x-status': status,
      'x-order': String(Math.min(orderOf({ order }, formats) + index, attachmentLimits.order)),
      'x-attachment-type': 'none',
      'x-object-type': to.objectType,
      'x-object-id': to.objectId,
    }) as const;
  const addVideo = (values: AttachmentValues) => {
    const [title, url] = [values.title, values.url].map((text) => encodeURIComponent(text.trim()));
    return api('createAttachment', {
      headers: { ...headersFor(values, values), 'x-title': title, 'x-url': url },
    });
  };
  /** Each of several files has its own name as title. */
  const addFile = (file: File, values: AttachmentValues, index: number) => {
    const title = values.files.length === 1 ? values.title.trim() : titleOf(file);
    const headers = {
      ...headersFor(file, values, index),
      'x-title': encodeURIComponent(title),
      'x-file-name': encodeURIComponent(file.name),
    };
    return run(file, (options) => api('createAttachment', { headers }, options));
  };
  const addFiles = async (values: AttachmentValues): Promise<NotArrived[]> => {
    const left: NotArrived[] = [];
    for (const [index, file] of values.files.entries()) {
      try {
        showAttachment(cache, await addFile(file, values, index));
      } catch (error) {
        left.push({ file, error });
      }
    }
    const arrived = values.files.length - left.length;
    if (arrived > 0) notify('success', t('done.attachmentCreated', { count: arrived }));
    return left;
  };
  const change = ({ id }: Attachment, { title, status, order, url, type }: AttachmentValues) =>
    api('updateAttachment', {
      params: { attachmentId: id },
      body: {
        title: title.trim(),
        order: orderOf({ order }, formats),
        enabled: status === 'enabled',
        url: type === 'youtube' ? url.trim() : null,
      },
    });
  const saveOne = async (values: AttachmentValues): Promise<NotArrived[]> => {
    showAttachment(cache, await (attachment ? change(attachment, values) : addVideo(values)));
    notify('success', t(attachment ? 'done.attachmentUpdated' : 'done.attachmentCreated', { count: 1 }));
    return [];
  };
  return {
    sendings,
    cancel,
    /** Answers the files that are still to be sent. */
    save: async (values: AttachmentValues): Promise<NotArrived[]> => {
      const isFiles = !attachment && values.type === 'pdf';
      const left = await (isFiles ? addFiles(values) : saveOne(values));
      void cache.readAgain(attachmentReads);
      return left;
    },
  };
}

/** The default title of a file. */
export const titleOf = (file: File): string =>
  file.name.replace(/\.pdf$/i, '').slice(0, attachmentLimits.title) || file.name;

/** Errors of files that did not arrive, at their field; the form as a whole is valid. */
export function useArrivalProblem(): (left: readonly NotArrived[]) => unknown {
  const messageOf = useErrorMessage();
  return (left) => {
    const [first] = left;
    const atOtherField =
      left.length === 1 && isApiError(first?.error) && first.error.body.field !== undefined;
    if (!first || !isApiError(first.error) || atOtherField) return first?.error;
    const message = left
      .map(({ file, error }) => (left.length === 1 ? messageOf(error) : `${file.name}: ${messageOf(error)}`))
      .join(' ');
    return new ApiError(first.error.status, { ...first.error.body, message, field: 'files' });
  };
}
