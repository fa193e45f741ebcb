import { ButtonLink } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { importsPath } from '../features/import-users/import-path';
import { ImportProgress } from '../features/import-users/import-progress';
import { RefusedLines } from '../features/import-users/refused-lines';
import { isOutOfReach, useUserImport } from '../features/import-users/use-user-import';

/** A running or finished import. */
export default function UserImportPage() {
  const importId = Number(useParams()['importId']);
  const known = Number.isSafeInteger(importId) && importId > 0;
  return known ? <UserImport importId={importId} /> : <Navigate to={importsPath} replace />;
}

function UserImport({ importId }: { importId: number }) {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useUserImport(importId);
  return (
    <Page
      title={data ? t('import.of', { fileName: data.fileName }) : t('import.one')}
      crumbs={[
        { label: t('users.title'), to: '/management/users' },
        { label: t('import.title'), to: importsPath },
      ]}
      actions={
        data && data.status !== 'InProgress' ? (
          <ButtonLink to="/management/users">{t('import.toUsers')}</ButtonLink>
        ) : null
      }
    >
      {data && !isOutOfReach(error) ? (
        <>
          <ImportProgress of={data} />
          {data.refused > 0 ? <RefusedLines of={data} /> : null}
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Page>
  );
}
