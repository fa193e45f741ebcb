import type { SidebarItem } from '@werkbank/contracts/entities';
import { useApiQuery } from '@werkbank/kit/api';
import { helpAddress } from './help-address';

const FRESH_MS = 5 * 60_000;

/** The visible help items; undefined while they load. Platform admins get disabled items, too, which are hidden here. */
export function useHelpItems(): readonly SidebarItem[] | undefined {
  const { data, error } = useApiQuery('listSidebarItems', {}, { staleTime: FRESH_MS });
  if (!data) return error ? [] : undefined;
  return data.filter((item) => item.status === 'enabled' && helpAddress(item) !== undefined);
}
