import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../features/read-audit-trail/audit-list';

export default function AuditPage() {
  const { t } = useTranslation('admin');
  return (
    <Page title={t('audit.title')} lead={t('audit.lead')}>
      <AuditList />
    </Page>
  );
}
