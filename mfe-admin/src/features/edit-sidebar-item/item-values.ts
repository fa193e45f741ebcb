import type { CallRequest } from '@werkbank/contracts/calls';
import type { SidebarItem } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/limits';
import { isNoVideo } from '@werkbank/contracts/video';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';

export const sidebarTypes = ['youtube', 'pdf', 'url'] as const;
export const statuses = ['enabled', 'disabled'] as const;

type ItemData = CallRequest<'createSidebarItem'>['body'] & { url: string | null };

/** A help item as it is typed. */
export interface ItemValues {
  title: string;
  type: SidebarItem['type'];
  status: SidebarItem['status'];
  order: string;
  url: string;
  /** A pdf that is still to be uploaded. */
  file: File | null;
}

export function itemValues(item: SidebarItem | null): ItemValues {
  return {
    title: item?.title ?? '',
    type: item?.type ?? 'youtube',
    status: item?.status ?? 'enabled',
    order: item ? String(item.order) : '',
    url: item?.url ?? '',
    file: null,
  };
}

export function itemOf({ title, type, status, order, url }: ItemValues): ItemData {
  return {
    title: title.trim(),
    type,
    status,
    order: Number(order),
    url: type === 'pdf' ? null : textOrNull(url.trim()),
  };
}

/** What is wrong with a help item. A pdf needs a file: the new one, or the one that it has. */
export async function itemErrors(
  values: ItemValues,
  item: SidebarItem | null,
  language: Language,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const data = itemOf(values);
  const [errors, { errorMessage }] = await Promise.all([
    contractErrors(
      (entities) => (item ? entities.changedSidebarItemData : entities.sidebarItemData),
      data,
      language,
      labelOf,
    ),
    import('@werkbank/contracts/errors'),
  ]);
  const hasFile = values.file !== null || (item !== null && item.file !== null);
  return {
    // Like the service: an address of before that stays as it is does not stand in the way of another change.
    ...(item && isNoVideo(data, item) ? { url: errorMessage('SIDEBAR_VIDEO_ADDRESS', language, {}) } : {}),
    ...errors,
    // A number that was not entered is none; as a number, blank text would be zero.
    ...(values.order.trim() === ''
      ? { order: errorMessage('FIELD_REQUIRED', language, { field: labelOf('order') }) }
      : {}),
    ...(values.type === 'pdf' && !hasFile
      ? { file: errorMessage('SIDEBAR_FILE_REQUIRED', language, {}) }
      : {}),
  };
}
