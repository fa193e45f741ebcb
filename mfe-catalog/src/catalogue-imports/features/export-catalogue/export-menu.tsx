import { useHost } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Dropdown } from '@werkbank/kit/ui/dropdown';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../../viewer/use-download';
import { useProducerCompany } from '../../viewer/use-producer-company';

const formats = ['bmecat', 'bmecat12', 'csv', 'xlsx'] as const;

/** All articles of the producer as files that can be changed and imported again. */
export function ExportMenu() {
  const { t } = useTranslation('imports');
  const { api } = useHost();
  const { query } = useProducerCompany();
  const download = useDownload();
  return (
    <Dropdown
      label={t('export.title')}
      icon={icons.download}
      items={formats.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        icon: icons.download,
        onSelect: () => download(() => api('exportCatalogue', { query: { ...query, format } })),
      }))}
    />
  );
}
