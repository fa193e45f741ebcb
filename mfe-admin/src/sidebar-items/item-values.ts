import type { CallRequest } from '@werkbank/contracts/calls';
import type { SidebarItem } from '@werkbank/contracts/entities';
import { isNoVideo } from '@werkbank/contracts/video';
import { contractErrors, type ErrorsByField, textOrNull } from '@werkbank/kit/contract-errors';
import type { Formats } from '@werkbank/kit/formats';

export const sidebarTypes = ['youtube', 'pdf', 'url'] as const;
export const statuses = ['enabled', 'disabled'] as const;

type ItemData = CallRequest<'createSidebarItem'>['body'] & { url: string | null };

export interface ItemValues {
  title: string;
  type: SidebarItem['type'];
  status: SidebarItem['status'];
  order: string;
  url: string;
  /** A pdf that is not uploaded yet. */
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
    // A text that is not one number stays as it is, so that the contract's own rule refuses it.
    order: formats.read(order) as number,
    url: type === 'pdf' ? null : textOrNull(url.trim()),
  };
}

/** Errors of a help item. A pdf needs a file: a new one, or its present one. */
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
    // As in the service: an unchanged old address does not block other changes.
    ...(item && isNoVideo(data, item) ? { url: errorMessage('SIDEBAR_VIDEO_ADDRESS', language, {}) } : {}),
    ...errors,
    ...(values.type === 'pdf' && !hasFile
      ? { file: errorMessage('SIDEBAR_FILE_REQUIRED', language, {}) }
      : {}),
  };
}
