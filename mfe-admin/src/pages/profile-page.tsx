import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Descriptions, Panel } from '@werkbank/kit/panel';
import { LinesSkeleton, PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { MailChoices } from '../features/choose-mails/mail-choices';
import { Preferences } from '../features/choose-preferences/preferences';
import { DeleteUser } from '../features/delete-user/delete-user';
import { ProfileForm } from '../features/edit-profile/profile-form';
import { rolesText } from '../features/list-users/user-columns';
import { PasswordForm } from '../features/set-password/password-form';
import css from '../lists/lists.module.css';
import own from './profile-page.module.css';
import { PageEnd } from '../viewer/page-end';

/** The own data, password and preferences. */
export default function ProfilePage() {
  const { user } = useSession();
  return user ? <Profile key={user.id} userId={user.id} /> : <PageSkeleton />;
}

function Profile({ userId }: { userId: number }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { data: user, error, refetch } = useApiQuery('getUser', { params: { userId } });
  return (
    <Page title={t('profile.title')}>
      <Panel title={t('profile.data')}>
        {user ? (
          <div className={css.stack}>
            <div className={own.facts}>
              <Descriptions
                items={[
                  [t('user.company'), user.companyName ?? t('user.platform')],
                  [t('user.roles'), rolesText(t, user)],
                ]}
              />
            </div>
            <ProfileForm user={user} />
          </div>
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={6} />
        )}
      </Panel>
      <Panel title={t('password.title')}>
        <PasswordForm userId={userId} own />
      </Panel>
      <Panel title={t('preferences.title')}>
        <Preferences />
      </Panel>
      {user && user.companyId !== null ? (
        <Panel title={t('mails.title')}>
          <MailChoices userId={userId} />
        </Panel>
      ) : null}
      {user ? (
        <PageEnd>
          <DeleteUser user={user} onDeleted={() => void navigate('/')} />
        </PageEnd>
      ) : null}
    </Page>
  );
}
