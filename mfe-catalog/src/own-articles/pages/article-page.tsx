import { useApiQuery } from '@werkbank/kit/api';
import { ButtonLink } from '@werkbank/kit/button';
import { ErrorState } from '@werkbank/kit/feedback';
import { usePreferences } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { Page } from '@werkbank/kit/page';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { Tag } from '@werkbank/kit/ui/tag';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useProducerCompany } from '../../catalogue-imports/viewer/use-producer-company';
import { EditArticle } from '../features/edit-article/edit-article';
import { ArticleTabs } from '../viewer/article-tabs';
import { ownArticlesPath } from '../viewer/own-article-paths';

/** The page on which an article is edited. */
export default function ArticlePage() {
  const { articleId = '' } = useParams();
  return <Article key={articleId} articleId={articleId} />;
}

function Article({ articleId }: { articleId: string }) {
  const { t } = useTranslation('ownArticles');
  const { language } = usePreferences();
  const { query, search } = useProducerCompany();
  const article = useApiQuery('getOwnArticle', { params: { articleId }, query });
  const places = useApiQuery('listOwnArticlePlaces', { query });
  const error = article.error ?? places.error;
  const { data } = article;
  return (
    <Page
      title={data?.materialNumber ?? t('article.one')}
      lead={data && (data.name[language] || data.name.de || data.name.en)}
      crumbs={[{ label: t('title'), to: ownArticlesPath + search }]}
      actions={
        data ? (
          <ButtonLink icon={icons.external} to={`/article/${articleId}`}>
            {t('article.preview')}
          </ButtonLink>
        ) : undefined
      }
    >
      {data && places.data ? (
        <>
          <p>
            <Tag kind={data.isOnSale ? 'good' : 'plain'}>{t(data.isOnSale ? 'sale.on' : 'sale.off')}</Tag>
          </p>
          <ArticleTabs current="article" articleId={articleId} />
          <EditArticle article={data} places={places.data} />
        </>
      ) : error ? (
        <ErrorState
          error={error}
          retry={() => {
            void article.refetch();
            void places.refetch();
          }}
        />
      ) : (
        <LinesSkeleton lines={12} />
      )}
    </Page>
  );
}
