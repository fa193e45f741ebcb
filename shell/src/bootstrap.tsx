import '@werkbank/kit/base.css';
import { createTranslations } from '@werkbank/kit/translations';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot } from 'react-dom/client';
import {
  BrowserRouter,
  Routes,
  Route,
  useParams,
  Link,
  useSearchParams,
  useNavigate,
  useLocation,
} from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { create } from 'zustand';
import { antdParts } from './shared-parts/antd-parts';
void antdParts;
const use = create(() => ({ a: 1 }));
function A() {
  useParams();
  useSearchParams();
  useNavigate();
  useLocation();
  use();
  return <Link to="/x">x</Link>;
}
await createTranslations('de');
registerRemotes([{ name: 'catalog', entry: '/remotes/catalog/mf-manifest.json' }]);
const remote = await loadRemote<{
  start(host: unknown): Promise<{ routes: { path: string; element: React.ReactNode }[] }>;
}>('catalog/start');
const started = await remote!.start({});
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <A />
      <Routes>
        {started.routes.map((r) => (
          <Route key={r.path} path={r.path} element={r.element} />
        ))}
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>,
);
