import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { UnplacedList } from '../features/list-unplaced/unplaced-list';
import { importsPath } from '../viewer/import-paths';
import { ImportTabs } from '../viewer/import-tabs';
import { ProducerCompany } from '../viewer/producer-company';
import { useProducerCompany } from '../viewer/use-producer-company';

/** Articles without a place among the categories. */
export default function UnplacedPage() {
  const { t } = useTranslation('imports');
  const { companyId, search } = useProducerCompany();
  return (
    <Page
      title={t('unplaced.title')}
      lead={t('unplaced.lead')}
      crumbs={[{ label: t('title'), to: importsPath + search }]}
    >
      <ImportTabs current="unplaced" />
      <ProducerCompany />
      {companyId === undefined ? null : <UnplacedList />}
    </Page>
  );
}
