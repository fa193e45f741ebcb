import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { PrintSettingsForm } from '../features/edit-print-settings/print-settings-form';

/** Edits the issuing company's data on printed documents. */
export default function PrintSettingsPage() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useApiQuery('getConfiguration', {});
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page title={t('print.title')} lead={t('print.lead')}>
      {data ? (
        <Panel title={t('print.company')}>
          <PrintSettingsForm configuration={data} />
        </Panel>
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
    </Page>
  );
}
