import { Forbidden } from '@werkbank/kit/feedback';
import { useSession } from '@werkbank/kit/host';
import { Page } from '@werkbank/kit/page';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router';
import { importsPath } from '../viewer/import-paths';

const FeaturesPage = lazy(() => import('./features-page'));
const ImportPage = lazy(() => import('./import-page'));
const ImportsPage = lazy(() => import('./imports-page'));
const MappingPage = lazy(() => import('./mapping-page'));
const PlacesPage = lazy(() => import('./places-page'));
const UnplacedPage = lazy(() => import('./unplaced-page'));

/** Everything below /catalogue-imports, for people of producers and of the platform. */
export default function CatalogueImportsPage() {
  const { t } = useTranslation('imports');
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
        <Route index element={<ImportsPage />} />
        <Route path="places" element={<PlacesPage />} />
        <Route path="features" element={<FeaturesPage />} />
        <Route path="unplaced-articles" element={<UnplacedPage />} />
        <Route path=":importId" element={<ImportPage />} />
        <Route path=":importId/mapping" element={<MappingPage />} />
        <Route path="*" element={<Navigate to={importsPath} replace />} />
      </Routes>
    </Suspense>
  );
}
