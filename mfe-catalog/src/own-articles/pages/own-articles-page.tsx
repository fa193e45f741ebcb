import { Forbidden } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { ownArticlesPath } from '../viewer/own-article-paths';

const ArticlePage = lazy(() => import('./article-page'));
const EditPage = lazy(() => import('./edit-page'));
const HistoryPage = lazy(() => import('./history-page'));
const ListPage = lazy(() => import('./list-page'));
const NewArticlePage = lazy(() => import('./new-article-page'));

/** Everything below /own-articles, for people of producers and of the platform. */
export default function OwnArticlesPage() {
  const { t } = useTranslation('ownArticles');
  const { user } = useSession();
  if (user && user.companyType !== 'Producer' && !user.roles.PlatformAdmin) {
    return (
      <Page title={t('title')}>
        <Forbidden helper="platform" />
      </Page>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<ListPage />} />
        <Route path="new" element={<NewArticlePage />} />
        <Route path="edit" element={<EditPage />} />
        <Route path=":articleId" element={<ArticlePage />} />
        <Route path=":articleId/history" element={<HistoryPage />} />
        <Route path="*" element={<Navigate to={ownArticlesPath} replace />} />
      </Routes>
    </Suspense>
  );
}
