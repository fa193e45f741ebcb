import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Forbidden } from '@werkbank/kit/feedback';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows other users a contact instead of a page whose every call would be refused. */
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
