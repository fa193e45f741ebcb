import type { User } from '@werkbank/contracts/entities';
import { useSession } from '@werkbank/kit/host';
import { useMemo } from 'react';

/** The side of a viewer of orders, which decides routes, lists and filters. The service decides what a viewer may do. */
export type Viewer =
  | { readonly kind: 'admin' }
  | { readonly kind: 'producer' | 'customer'; readonly companyId: number; readonly isCompanyAdmin: boolean }
  | { readonly kind: 'none' };

export function viewerOf(user: User | null): Viewer {
  if (!user) return { kind: 'none' };
  if (user.roles.PlatformAdmin) return { kind: 'admin' };
  if (user.companyId === null || user.companyType === null) return { kind: 'none' };
  return {
    kind: user.companyType === 'Producer' ? 'producer' : 'customer',
    companyId: user.companyId,
    isCompanyAdmin: user.roles.CompanyAdmin,
  };
}

export function useViewer(): Viewer {
  const { user } = useSession();
  return useMemo(() => viewerOf(user), [user]);
}
