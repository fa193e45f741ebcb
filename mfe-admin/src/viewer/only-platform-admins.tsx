import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Forbidden } from '@werkbank/kit/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps everybody else from pages whose every call would be refused, and says who can help. */
export function OnlyPlatformAdmins({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  if (user?.roles.PlatformAdmin) return children;
  return (
    <Page title={t('platform.title')}>
      <Forbidden helper="platform" />
    </Page>
  );
}
