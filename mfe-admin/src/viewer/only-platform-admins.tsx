import { useSession } from '@werkbank/kit/host';
import { Forbidden } from '@werkbank/kit/states';
import type { ReactNode } from 'react';

/** Keeps everybody else from pages whose every call would be refused, and says who can help. */
export function OnlyPlatformAdmins({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user?.roles.PlatformAdmin ? children : <Forbidden />;
}
