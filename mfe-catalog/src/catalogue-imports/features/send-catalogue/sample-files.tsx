import type { CatalogueImportMode } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../viewer/download-button';

/** Files to begin with, which have all columns of a scope. */
export function SampleFiles({ mode }: { mode: CatalogueImportMode }) {
  const { t } = useTranslation('imports');
  const { api } = useHost();
  return (
    <>
      <DownloadButton fetch={() => api('getCatalogueSample', { params: { format: 'csv' }, query: { mode } })}>
        {t('send.sampleCsv')}
      </DownloadButton>
      <DownloadButton
        fetch={() => api('getCatalogueSample', { params: { format: 'xlsx' }, query: { mode } })}
      >
        {t('send.sampleXlsx')}
      </DownloadButton>
    </>
  );
}
