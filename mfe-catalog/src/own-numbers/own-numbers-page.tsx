import { useHost, usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { Dropdown } from '@werkbank/kit/ui/dropdown';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../catalogue-imports/viewer/use-download';
import { ImportNumbers } from './import-numbers';
import { NumberList } from './number-list';

/** The numbers by which the company keeps articles. */
export default function OwnNumbersPage() {
  const { t } = useTranslation('articles');
  const { api } = useHost();
  const { language: lng } = usePreferences();
  const download = useDownload();
  return (
    <Page
      title={t('ownNumber.pageTitle')}
      lead={t('ownNumber.lead')}
      actions={
        <Dropdown
          label={t('ownNumber.export')}
          icon={icons.download}
          items={(['xlsx', 'csv'] as const).map((format) => ({
            key: format,
            label: t(`ownNumber.${format}`),
            icon: icons.download,
            onSelect: () => download(() => api('exportOwnArticleNumbers', { query: { lng, format } })),
          }))}
        />
      }
    >
      <ImportNumbers />
      <NumberList />
    </Page>
  );
}
