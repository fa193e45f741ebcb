import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ColumnHelp } from '../features/import-users/column-help';
import { ImportForm } from '../features/import-users/import-form';
import { ImportList } from '../features/import-users/import-list';
import { importPath } from '../features/import-users/import-path';

/** Imports users from a file: upload, description of the columns, and earlier imports. */
export default function ImportUsersPage() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <Page
      title={t('import.title')}
      crumbs={[{ label: t('users.title'), to: '/management/users' }]}
      lead={t('import.lead')}
    >
      <ImportForm onBegun={(importId) => void navigate(importPath(importId))} />
      <ColumnHelp />
      <ImportList />
    </Page>
  );
}
