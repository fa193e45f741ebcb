import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { ProducerList } from '../features/list-producers/producer-list';

/** Every producer of the platform. */
export default function ProducersPage() {
  const { t } = useTranslation('admin');
  return (
    <Page
      title={t('producers.title')}
      actions={
        <ButtonLink kind="primary" icon={icons.plus} to="/management/producers/new">
          {t('producers.add')}
        </ButtonLink>
      }
    >
      <ProducerList />
    </Page>
  );
}
