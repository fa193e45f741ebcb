import { Forbidden } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { Panel } from '@werkbank/kit/panel';
import { useTranslation } from 'react-i18next';
import { ExportForm } from './export-form';
import { FormatTable } from './format-table';

/** /catalogue-export: all articles that a customer can order, with its prices, as a file for its own systems. */
export default function CatalogueExportPage() {
  const { t } = useTranslation('imports');
  const { user } = useSession();
  if (user && user.companyType !== 'Customer') {
    return (
      <Page title={t('customerExport.title')}>
        <Forbidden helper="platform" />
      </Page>
    );
  }
  return (
    <Page title={t('customerExport.title')} lead={t('customerExport.lead')}>
      <ExportForm />
      <Panel title={t('customerExport.formats')}>
        <FormatTable />
      </Panel>
    </Page>
  );
}
