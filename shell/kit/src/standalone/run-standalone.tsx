import '../theme/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Host, RemoteManifest, StartRemote } from '@werkbank/contracts/host';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router';
import { createTranslations } from '../locales/create-translations';
import { PageSkeleton } from '../states/skeleton';
import { fakeHost, type FakeHostOptions } from '../testing/fake-host';
import css from './standalone.module.css';

/** Runs a remote without the shell: its own pages, on fixtures, with hot reload. */
export async function runStandalone(
  manifest: RemoteManifest,
  start: StartRemote<ComponentType>,
  options: FakeHostOptions = {},
): Promise<void> {
  const host: Host = fakeHost(options);
  await createTranslations(host.preferences.getState().language);
  const left = document.createElement('div');
  host.places.leftColumn.getState = () => left;
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
        <Frame host={host} left={left} manifest={manifest}>
          <Routes>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<p>{manifest.name}: no page at this address</p>} />
          </Routes>
        </Frame>
      </BrowserRouter>
    </QueryClientProvider>,
  );
}

function Frame({
  host,
  left,
  manifest,
  children,
}: {
  host: Host;
  left: HTMLElement;
  manifest: RemoteManifest;
  children: ReactNode;
}) {
  const navigate = useNavigate();
  host.navigation.go = (to, options) => void navigate(to, options);
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
        <div ref={(place) => void place?.append(left)} />
        <main>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </main>
      </div>
    </div>
  );
}
