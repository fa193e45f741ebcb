import '../theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Host, RemoteManifest, StartRemote } from '@werkbank/contracts/shell-api';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, type NavigateOptions, Route, Routes, useNavigate } from 'react-router';
import { createTranslations } from '../locales/create-translations';
import { PageSkeleton } from '../feedback/skeleton';
import { fakeHost, type FakeHostOptions } from '../testing/fake-host';
import css from './standalone.module.css';

/** Runs a remote without the shell: its own pages, on fixtures, with hot reload. */
export async function runStandalone(
  manifest: RemoteManifest,
  start: StartRemote<ComponentType>,
  options: FakeHostOptions = {},
): Promise<void> {
  const left = document.createElement('div');
  const router: Router = { navigate: (to) => location.assign(to) };
  const fake = fakeHost(options);
  const host: Host = {
    ...fake,
    navigation: { ...fake.navigation, go: (to, target) => router.navigate(to, target) },
    places: { ...fake.places, leftColumn: { getState: () => left, subscribe: () => () => undefined } },
  };
  await createTranslations(host.preferences.getState().language);
  const started = await start(host);
  const routes = manifest.routes.flatMap(({ path, page }) => {
    const load = started.pages[page];
    return load ? [{ path, Page: lazy(load) }] : [];
  });
  const element = document.getElementById('root');
  if (!element) throw new Error('standalone.html has a #root');
  createRoot(element).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Frame router={router} left={left} manifest={manifest}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<MissingPage />} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

/** React-router's way to navigate, known once the frame is drawn. */
interface Router {
  navigate: (to: string, options?: NavigateOptions) => void;
}

function Frame({
  router,
  left,
  manifest,
  children,
}: {
  router: Router;
  left: HTMLElement;
  manifest: RemoteManifest;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  useEffect(() => connect(router, (to, options) => void navigate(to, options)), [router, navigate]);
  const simple = manifest.routes
    .map((route) => route.path.replace('/*', ''))
    .filter((path) => !path.includes(':'));
  return (
    <div className={css.frame}>
      <nav className={css.bar}>
        <strong>{manifest.name}</strong>
        {simple.map((path) => (
          <Link key={path} to={path}>
            {path}
          </Link>
        ))}
      </nav>
      <div className={css.columns}>
        <div ref={(place) => place?.append(left)} />
        <main>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </main>
      </div>
    </div>
  );
}

function connect(router: Router, navigate: Router['navigate']): void {
  router.navigate = navigate;
}

function MissingPage() {
  const { t } = useTranslation('kit');
  return <p>{t('states.missingTitle')}</p>;
}
