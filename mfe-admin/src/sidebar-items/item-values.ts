import type { CallRequest } from '@werkbank/contracts/calls';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { isNoVideo } from '@werkbank/contracts/video';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';

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

export function itemOf({ title, type, status, order, url }: ItemValues, formats: Formats): ItemData {
  return {
    title: title.trim(),
    type,
    status,
    // What is no number, or two, stays as it is, so that the contract's own rule says so.
    order: formats.read(order) as number,
    url: type === 'pdf' ? null : textOrNull(url.trim()),
  };
}

/** What is wrong with a help item. A pdf needs a file: the new one, or the one that it has. */
export async function itemErrors(
  values: ItemValues,
  item: SidebarItem | null,
  formats: Formats,
  labelOf: (field: string) => string,
): Promise<ErrorsByField> {
  const { language } = formats;
  const data = itemOf(values, formats);
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
    ...(values.type === 'pdf' && !hasFile
      ? { file: errorMessage('SIDEBAR_FILE_REQUIRED', language, {}) }
      : {}),
  };
}
