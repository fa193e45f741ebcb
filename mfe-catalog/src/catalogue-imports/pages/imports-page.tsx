import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ExportMenu } from '../features/export-catalogue/export-menu';
import { ImportForm } from '../features/send-catalogue/import-form';
import { ImportList } from '../features/list-imports/import-list';
import { importPath } from '../viewer/import-paths';
import { ImportTabs } from '../viewer/import-tabs';
import { ProducerCompany } from '../viewer/producer-company';
import { useProducerCompany } from '../viewer/use-producer-company';

/** The page on which a catalogue is sent, with the list of earlier imports. */
export default function ImportsPage() {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const { companyId, search } = useProducerCompany();
  return (
    <Page title={t('title')} lead={t('lead')} actions={companyId === undefined ? undefined : <ExportMenu />}>
      <ImportTabs current="imports" />
      <ProducerCompany />
      {companyId === undefined ? null : (
        <ImportForm key={companyId} onBegun={(importId) => void navigate(importPath(importId) + search)} />
      )}
      <ImportList />
    </Page>
  );
}
