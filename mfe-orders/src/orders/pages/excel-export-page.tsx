import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { Route } from 'react-router';
import { DeskPages } from '../../desk/desk-pages';
import { ExportForm } from '../features/export-orders/export-form';

/** /management/excel-export: what customers ordered from the own company within some days, as a file. */
export default function ExcelExportPage() {
  const { t } = useTranslation('orders');
  return (
    <DeskPages title={t('export.title')}>
      <Route
        path="*"
        element={
          <Page title={t('export.title')} lead={t('export.lead')}>
            <ExportForm />
          </Page>
        }
      />
    </DeskPages>
  );
}
