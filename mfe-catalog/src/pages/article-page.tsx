import { isApiError } from '@werkbank/kit/api-error';
import { ButtonLink } from '@werkbank/kit/button';
import { Page } from '@werkbank/kit/page';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAudience } from '../audience/use-audience';
import layout from '../features/show-article/article-layout.module.css';
import { ArticleSections } from '../features/show-article/article-sections';
import { ArticleSkeleton } from '../features/show-article/article-skeleton';
import { BuyPanel } from '../features/show-article/buy-panel';
import { Gallery } from '../features/show-article/gallery';
import { galleryPictures } from '../features/show-article/gallery-pictures';
import { useSettled } from '../features/show-article/use-settled';

export default function ArticlePage() {
  const { articleId = '' } = useParams();
  // The key resets quantity and picture for another article.
  return <ArticleOf key={articleId} articleId={articleId} />;
}

function ArticleOf({ articleId }: { articleId: string }) {
  const { t } = useTranslation('articles');
  const { t: ofCatalogue } = useTranslation('catalog');
  const audience = useAudience();
  const [chosen, setChosen] = useState(1);
  const asked = useSettled(chosen);
  const { data, error, isPlaceholderData, refetch } = useApiQuery(
    'getArticle',
    { params: { articleId }, query: { ...audience, quantity: asked } },
    { keepPrevious: true },
  );
  if (error && !data) {
    const missing = isApiError(error) && error.status === 404;
    return (
      <Page title={t(missing ? 'article.missing' : 'article.title')}>
        <ErrorState
          error={error}
          retry={() => void refetch()}
          actions={<ButtonLink to="/">{ofCatalogue('categories.all')}</ButtonLink>}
        />
      </Page>
    );
  }
  if (!data) return <ArticleSkeleton />;
  const quantity = Math.max(chosen, data.orderUnits?.minQuantity ?? 1);
  return (
    <Page
      title={data.articleText}
      crumbs={[
        { label: ofCatalogue('categories.all'), to: '/' },
        ...data.catalogCategoryPath.map((one) => ({
          label: one.categoryDescription,
          to: `/category/${one.categoryId}`,
        })),
      ]}
    >
      <div className={layout.top}>
        <Gallery images={galleryPictures(data)} name={data.articleText} />
        <BuyPanel
          article={data}
          quantity={quantity}
          onQuantity={setChosen}
          outdated={isPlaceholderData || asked !== chosen}
        />
      </div>
      <ArticleSections article={data} />
    </Page>
  );
}
