import { useApiQuery } from '@werkbank/kit/api';
import { Page } from '@werkbank/kit/page';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { HistoryList } from '../features/show-history/history-list';
import { ArticleTabs } from '../viewer/article-tabs';
import { ownArticlePath, ownArticlesPath } from '../viewer/own-article-paths';

/** The history of an article. */
export default function HistoryPage() {
  const { t } = useTranslation('ownArticles');
  const { articleId = '' } = useParams();
  const { query, search } = useProducerCompany();
  const article = useApiQuery('getOwnArticle', { params: { articleId }, query });
  const number = article.data?.materialNumber ?? t('article.one');
  return (
    <Page
      title={t('history.title')}
      crumbs={[
        { label: t('title'), to: ownArticlesPath + search },
        { label: number, to: ownArticlePath(articleId) + search },
      ]}
    >
      <ArticleTabs current="history" articleId={articleId} />
      <HistoryList articleId={articleId} />
    </Page>
  );
}
