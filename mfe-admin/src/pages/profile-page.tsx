import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { Preferences } from '../features/choose-preferences/preferences';
import { UserFacts } from '../features/show-user/user-facts';

/** The own data and preferences. */
export function ProfilePage() {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  if (!user) return <PageSkeleton />;
  return (
    <Page title={t('profile.title')}>
      <Panel title={t('profile.data')}>
        <UserFacts user={user} />
      </Panel>
      <Panel title={t('preferences.title')}>
        <Preferences userId={user.id} />
      </Panel>
    </Page>
  );
}
