import { ButtonLink } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { ProducerCompany } from '../../catalogue-imports/viewer/producer-company';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { ArticleList } from '../features/list-articles/article-list';
import { newOwnArticlePath } from '../viewer/own-article-paths';

/** The page of a producer's own articles. */
export default function ListPage() {
  const { t } = useTranslation('ownArticles');
  const { companyId, search } = useProducerCompany();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        companyId === undefined ? undefined : (
          <ButtonLink kind="primary" icon={icons.plus} to={newOwnArticlePath + search}>
            {t('list.new')}
          </ButtonLink>
        )
      }
    >
      <ProducerCompany settings={false} />
      {companyId === undefined ? null : <ArticleList key={companyId} />}
    </Page>
  );
}
