import type { SidebarItem } from '@werkbank/contracts/entities';
import { useAnswerCache } from '@werkbank/kit/answer-cache';
import { useFormats } from '@werkbank/kit/formats';
import { useHost, useNotify } from '@werkbank/kit/host';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locked } from '@werkbank/kit/use-object-form';
import { useSending } from '@werkbank/kit/use-sending';
import { addItem, showItem } from '../../cache-updates/sidebar-items';
import { itemOf, type ItemValues } from '../../sidebar-items/item-values';

/** Saves a help item: as an upload with progress if there is a new file, else as JSON. */
export function useSaveItem(item: SidebarItem | null): {
  save: (values: ItemValues, key: Locked) => Promise<SidebarItem>;
} & Pick<ReturnType<typeof useSending>, 'sending' | 'cancel'> {
  const { t } = useTranslation('admin');
  const { api } = useHost();
  const notify = useNotify();
  const formats = useFormats();
  const cache = useAnswerCache();
  const { run, sending, cancel } = useSending('file');
  // A retry with the same values after a broken connection reuses the upload's id.
  const last = useRef<{ values: ItemValues; id: string }>(undefined);

  const upload = async (values: ItemValues, file: File, { optimisticLockKey }: Locked) => {
    if (last.current?.values !== values) last.current = { values, id: crypto.randomUUID() };
    const { title, status, order } = itemOf(values, formats);
    const request = {
      headers: {
        'x-file-id': last.current.id,
        ...(item ? { 'x-item-id': String(item.id) } : {}),
        'x-type': 'pdf' as const,
        'x-title': encodeURIComponent(title),
        'x-file-name': encodeURIComponent(file.name),
        'x-status': status,
        'x-order': inDigits(order),
        ...(optimisticLockKey === undefined ? {} : { 'x-lock-key': String(optimisticLockKey) }),
      },
    };
    return run(file, (options) => api('uploadSidebarFile', request, options));
  };
  const send = (values: ItemValues, key: Locked) => {
    const { file } = values;
    if (values.type === 'pdf' && file) return upload(values, file, key);
    const body = itemOf(values, formats);
    return item
      ? api('updateSidebarItem', { params: { itemId: item.id }, body: { ...body, ...key } })
      : api('createSidebarItem', { body });
  };
  return {
    sending,
    cancel,
    save: async (values, key) => {
      const saved = await send(values, key);
      notify('success', t(item ? 'done.attachmentUpdated' : 'done.attachmentCreated'));
      (item ? showItem : addItem)(cache, saved);
      void cache.readAgain(['listSidebarItems', 'getSidebarItem']);
      return saved;
    },
  };
}

/**
 * Headers take digits only, but JavaScript writes an exponent from 10²¹ on. A text that is no number is
 * sent as it is and refused.
 */
function inDigits(number: number | undefined): string {
  return Number.isInteger(number) ? BigInt(number ?? 0).toString() : String(number ?? '');
}
