import { useHost } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../viewer/download-button';
import { useProducerCompany } from '../../viewer/use-producer-company';

/** All articles of the producer as the file that can be changed and brought in again. */
export function ExportButton() {
  const { t } = useTranslation('imports');
  const { api } = useHost();
  const { query } = useProducerCompany();
  return (
    <DownloadButton fetch={() => api('exportCatalogue', { query: { ...query, format: 'bmecat' } })}>
      {t('export.bmecat')}
    </DownloadButton>
  );
}
