import { useApiQuery } from '@werkbank/kit/api';
import { EmptyState, ErrorState } from '@werkbank/kit/feedback';
import { withoutAsking } from '@werkbank/kit/navigation-guard';
import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ProducerCompany } from '../../catalogue-imports/viewer/producer-company';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { AddArticle } from '../features/edit-article/add-article';
import { ownArticlePath, ownArticlesPath } from '../viewer/own-article-paths';

/** The page on which an article is added. */
export default function NewArticlePage() {
  const { t } = useTranslation('ownArticles');
  const { companyId, search } = useProducerCompany();
  return (
    <Page title={t('new.title')} crumbs={[{ label: t('title'), to: ownArticlesPath + search }]}>
      <ProducerCompany settings={false} />
      {companyId === undefined ? (
        <EmptyState title={t('new.noCompany')}>{t('new.noCompanyHelp')}</EmptyState>
      ) : (
        <NewArticle key={companyId} />
      )}
    </Page>
  );
}

function NewArticle() {
  const navigate = useNavigate();
  const { query, search } = useProducerCompany();
  const places = useApiQuery('listOwnArticlePlaces', { query });
  if (places.data) {
    return (
      <AddArticle
        places={places.data}
        onAdded={(articleId) => withoutAsking(() => void navigate(ownArticlePath(articleId) + search))}
      />
    );
  }
  return places.error ? (
    <ErrorState error={places.error} retry={() => void places.refetch()} />
  ) : (
    <LinesSkeleton lines={12} />
  );
}
