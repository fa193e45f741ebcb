import { mayCall } from '@werkbank/contracts/access';
import type { RemoteRoute } from '@werkbank/contracts/shell-api';
import { ErrorBoundary } from '@werkbank/kit/error-boundary';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Forbidden } from '@werkbank/kit/feedback';
import { Button } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { createElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { loginAddress } from '../login/login-address';
import { report } from '@werkbank/kit/report';
import { callerOf } from '../session/caller-of';
import { showPageItself } from '../hydration/drawn-page';
import { needsOtherDocument } from './camera-document';
import { fetchAnew } from './check-integrity';
import { fetchRemotes } from './early-remotes';
import { registeredRemotes } from './remote-module';
import type { RemoteRegistry } from './remote-registry';

interface RemotePageProps {
  registry: RemoteRegistry;
  remote: string;
  route: RemoteRoute;
}

/** A page of a remote: first access is decided, then the page is loaded; its failure stays within it. */
export function RemotePage({ registry, remote, route }: RemotePageProps) {
  const session = useSession();
  const { language } = usePreferences();
  const location = useLocation();
  if (!mayCall(route.access, callerOf(session, language))) {
    if (session.status !== 'visitor') return <Forbidden />;
    return <Navigate to={loginAddress(`${location.pathname}${location.search}`)} replace />;
  }
  if (needsOtherDocument(route, registry.remotes)) return <Reloading />;
  return <LoadedPage registry={registry} remote={remote} page={route.page} />;
}

/** Loads the address of the page again, as a document with separate headers. */
function Reloading() {
  useEffect(() => window.location.reload(), []);
  return <PageSkeleton />;
}

function LoadedPage({ registry, remote, page }: { registry: RemoteRegistry; remote: string; page: string }) {
  const { t } = useTranslation('shell');
  const { navigation } = useHost();
  const [tries, setTries] = useState(0);
  const again = async (redraw: () => void) => {
    // Without the list, the remote is requested at its last known address.
    const current = await fetchRemotes().then(registeredRemotes, () => undefined);
    const refused = registry.remotes.find(({ name }) => name === remote);
    if (refused) await fetchAnew(refused);
    registry.forget(remote, current);
    setTries((before) => before + 1);
    redraw();
  };
  return (
    <ErrorBoundary
      key={`${remote}/${page}`}
      onError={(error) => {
        report(`The page ${remote}/${page} failed`, error);
        void showPageItself();
      }}
      fallback={(_, redraw) => (
        <ErrorState
          title={t('remote.failed')}
          safe={t('remote.safe')}
          retry={() => void again(redraw)}
          actions={
            tries > 0 ? (
              <Button icon={icons.reload} onClick={() => window.location.reload()}>
                {t('remote.reload')}
              </Button>
            ) : (
              <Button onClick={() => navigation.go('/')}>{t('remote.home')}</Button>
            )
          }
        />
      )}
    >
      <Suspense fallback={<PageSkeleton />}>
        {createElement(registry.page(remote, page))}
        <Arrived />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Beside a page: it is there when the page is. */
function Arrived() {
  useLayoutEffect(() => void showPageItself(), []);
  return null;
}
