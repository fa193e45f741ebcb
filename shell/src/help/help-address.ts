import type { SidebarItem } from '@werkbank/contracts/entities';
import { openAddressOf } from '@werkbank/contracts/client';
import { privateVideoAddress } from './video-address';

/**
 * Content of a help item: our own pdf, a video in privacy mode, or a page, ours or by https. Undefined if it cannot be shown.
 */
export function helpAddress({ id, type, url }: SidebarItem): string | undefined {
  if (type === 'pdf') return openAddressOf('getSidebarFile', { params: { itemId: id } });
  if (type === 'youtube') return privateVideoAddress(url ?? '');
  const page = url && URL.canParse(url, location.origin) ? new URL(url, location.origin) : undefined;
  return page?.protocol === 'https:' || page?.origin === location.origin ? page.href : undefined;
}
