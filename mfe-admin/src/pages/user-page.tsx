import type { ManagedUser } from '@werkbank/contracts/entities';
import { useSession } from '@werkbank/kit/host';
import { KeptFocus } from '@werkbank/kit/kept-focus';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Forbidden } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useParams } from 'react-router';
import { DeleteUser } from '../features/delete-user/delete-user';
import { ChangeUserForm } from '../features/edit-user/change-user-form';
import { CreateUserForm } from '../features/edit-user/create-user-form';
import { ErasedPerson } from '../features/personal-data/erased-person';
import { PersonalData } from '../features/personal-data/personal-data';
import { MoveUser } from '../features/move-user/move-user';
import { PasswordForm } from '../features/set-password/password-form';
import { useCompanyCrumbs } from '../company/use-company-crumbs';
import { PageEnd } from '../viewer/page-end';
import { isGone } from '../viewer/is-gone';
import { companyRights, whoCanHelp } from '../viewer/rights';
import { type UserScope, userScope, type UserScopeKind, usersPath } from '../viewer/user-scope';

/** A user to change, or a new one at `new`. */
export default function UserPage({ scope: kind }: { scope: UserScopeKind }) {
  const { t } = useTranslation('admin');
  const { companyId, userId } = useParams();
  const { user: viewer } = useSession();
  const scope = userScope(kind, companyId);
  const isNew = userId === 'new';
  const id = Number(userId);
  if (!scope) return <Navigate to="/management/profile" replace />;
  if (!isNew && !(Number.isSafeInteger(id) && id > 0)) return <Navigate to={usersPath(scope)} replace />;
  if (!viewer) return <PageSkeleton />;
  if (scope.kind !== 'platform' && !companyRights(viewer, scope.companyId).administer) {
    return (
      <Page title={t('users.one')}>
        <Forbidden helper={whoCanHelp(viewer, scope.companyId)} />
      </Page>
    );
  }
  if (isNew) return <NewUser scope={scope} />;
  return (
    <KeptFocus key={id}>
      <KnownUser scope={scope} userId={id} />
    </KeptFocus>
  );
}

function useUserCrumbs(scope: UserScope) {
  const { t } = useTranslation('admin');
  return [...useCompanyCrumbs(scope), { label: t('users.title'), to: usersPath(scope) }];
}

function NewUser({ scope }: { scope: UserScope }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const crumbs = useUserCrumbs(scope);
  return (
    <Page
      title={t('users.create')}
      crumbs={crumbs}
      lead={scope.kind === 'platform' ? t('users.createOfPlatform') : undefined}
    >
      <Panel title={t('user.data')}>
        <CreateUserForm
          companyId={scope.kind === 'platform' ? null : scope.companyId}
          onCreated={(userId) => void navigate(`${usersPath(scope)}/${userId}`, { replace: true })}
        />
      </Panel>
    </Page>
  );
}

function KnownUser({ scope, userId }: { scope: UserScope; userId: number }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { user: viewer } = useSession();
  const crumbs = useUserCrumbs(scope);
  const [erased, setErased] = useState<string>();
  const { data: user, error, refetch } = useApiQuery('getUser', { params: { userId } });
  const personalData = (known?: ManagedUser) =>
    viewer?.roles.PlatformAdmin ? <PersonalData userId={userId} user={known} onErased={setErased} /> : null;
  if (erased !== undefined) {
    return (
      <Page title={t('personalData.erasedTitle')} crumbs={crumbs}>
        <ErasedPerson userId={userId} name={erased} />
      </Page>
    );
  }
  const elsewhere = user && scope.kind !== 'platform' && user.companyId !== scope.companyId;
  if (elsewhere || isGone(error) || (error && !user)) {
    return (
      <Page title={t('users.one')} crumbs={crumbs}>
        <ErrorState missing={elsewhere} error={error} retry={() => void refetch()} />
        {isGone(error) ? personalData() : null}
      </Page>
    );
  }
  if (!user) return <PageSkeleton />;
  return (
    <Page
      title={`${user.firstName} ${user.lastName}`}
      crumbs={crumbs}
      lead={user.companyName ?? t('user.platform')}
      actions={scope.kind === 'platform' ? <MoveUser user={user} /> : null}
    >
      <Panel title={t('user.data')}>
        <ChangeUserForm user={user} />
      </Panel>
      <Panel title={t('password.title')}>
        <PasswordForm userId={user.id} own={viewer?.id === user.id} />
      </Panel>
      {personalData(user)}
      <PageEnd>
        <DeleteUser user={user} onDeleted={() => void navigate(usersPath(scope), { replace: true })} />
      </PageEnd>
    </Page>
  );
}
