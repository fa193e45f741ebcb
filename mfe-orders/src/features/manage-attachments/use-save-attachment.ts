import { ApiError } from '@werkbank/contracts/client';
import type { Attachment, Delivery } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { isApiError } from '@werkbank/kit/api-error';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useErrorMessage } from '@werkbank/kit/use-call';
import { useSending } from '@werkbank/kit/use-sending';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { orderReads } from '../../order/order-reads';
import { showAttachment } from '../../order/show-changed-delivery';
import type { AttachmentValues } from './attachment-values';

/** Saves an attachment: a new file as an upload whose progress is told, anything else as data. */
export function useSaveAttachment(delivery: Delivery, attachment: Attachment | undefined) {
  const { t } = useTranslation('orders');
  const { api } = useHost();
  const notify = useNotify();
  const cache = useAnswerCache();
  const messageOf = useErrorMessage();
  const { run, sending, cancel } = useSending('file');
  // The same values once more, after a broken connection, are the same upload.
  const last = useRef<{ values: AttachmentValues; id: string }>(undefined);

  const add = async (values: AttachmentValues) => {
    if (last.current?.values !== values) last.current = { values, id: crypto.randomUUID() };
    const { title, type, status, order, url, file } = values;
    const headers = {
      'x-file-id': last.current.id,
      'x-type': type,
      'x-title': encodeURIComponent(title.trim()),
      'x-status': status,
      'x-order': order.trim(),
      'x-attachment-type': 'none',
      'x-object-type': 'Delivery',
      'x-object-id': String(delivery.id),
    } as const;
    if (type === 'youtube' || !file) {
      return api('createAttachment', { headers: { ...headers, 'x-url': encodeURIComponent(url.trim()) } });
    }
    const request = { headers: { ...headers, 'x-file-name': encodeURIComponent(file.name) } };
    try {
      return await run(file, (options) => api('createAttachment', request, options));
    } catch (error) {
      // What did not arrive is that file: it is marked, not the form as a whole.
      if (!isApiError(error) || error.body.field !== undefined) throw error;
      throw new ApiError(error.status, { ...error.body, message: messageOf(error), field: 'file' });
    }
  };
  const change = ({ id }: Attachment, { title, status, order, url, type }: AttachmentValues) =>
    api('updateAttachment', {
      params: { attachmentId: id },
      body: {
        title: title.trim(),
        order: Number(order),
        enabled: status === 'enabled',
        url: type === 'youtube' ? url.trim() : null,
      },
    });
  return {
    sending,
    cancel,
    save: async (values: AttachmentValues) => {
      const saved = await (attachment ? change(attachment, values) : add(values));
      showAttachment(cache, saved);
      notify('success', t(attachment ? 'done.attachmentUpdated' : 'done.attachmentCreated'));
      void cache.readAgain(orderReads);
    },
  };
}
