import type { SidebarItem } from '@werkbank/contracts/entities';
import { useCall } from '@werkbank/kit/use-call';
import { helpAddress } from './help-address';

const FRESH_MS = 5 * 60_000;

/** The help that there is to show. Platform admins are told of what is switched off too; it stays off for them here. */
export function useHelpItems(): readonly SidebarItem[] {
  const { data = [] } = useCall('listSidebarItems', {}, { staleTime: FRESH_MS });
  return data.filter((item) => item.status === 'enabled' && helpAddress(item) !== undefined);
}
