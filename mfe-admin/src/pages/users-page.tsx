import { ButtonLink } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { Forbidden } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { importsPath } from '../features/import-users/import-path';
import { UserList } from '../features/list-users/user-list';
import { useCompanyCrumbs } from '../company/use-company-crumbs';
import { companyRights, whoCanHelp } from '../viewer/rights';
import { userScope, type UserScopeKind, usersPath } from '../viewer/user-scope';

/** All users, for a platform admin, or those of one company, for its admins. */
export default function UsersPage({ scope: kind }: { scope: UserScopeKind }) {
  const { t } = useTranslation('admin');
  const { companyId } = useParams();
  const { user } = useSession();
  const scope = userScope(kind, companyId);
  const crumbs = useCompanyCrumbs(scope);
  if (!scope) return <Navigate to="/management/profile" replace />;
  if (!user) return <PageSkeleton />;
  const allowed = scope.kind === 'platform' || companyRights(user, scope.companyId).administer;
  return (
    <Page
      title={t('users.title')}
      crumbs={crumbs}
      actions={
        allowed ? (
          <>
            {scope.kind === 'platform' ? <PlatformActions /> : null}
            <ButtonLink kind="primary" icon={icons.plus} to={`${usersPath(scope)}/new`}>
              {t('users.create')}
            </ButtonLink>
          </>
        ) : null
      }
    >
      {/* The key drops the rows of the previous company while the new ones load. */}
      {allowed ? (
        <UserList key={usersPath(scope)} scope={scope} />
      ) : (
        <Forbidden helper={whoCanHelp(user, scope.companyId)} />
      )}
    </Page>
  );
}

function PlatformActions() {
  const { t } = useTranslation('admin');
  return (
    <>
      <ButtonLink icon={icons.checkAll} to="/management/users/accounts">
        {t('accounts.title')}
      </ButtonLink>
      <ButtonLink icon={icons.document} to={importsPath}>
        {t('import.title')}
      </ButtonLink>
    </>
  );
}
