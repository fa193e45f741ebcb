import { shellPaths } from '@werkbank/contracts/shell-api';
import { useHost, usePreferences, useReadable } from '@werkbank/kit/host';
import { Quietly } from '@werkbank/kit/error-boundary';
import { PageSkeleton } from '@werkbank/kit/skeleton';
import { Slot } from '@werkbank/kit/slot';
import {
  type ComponentType,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { helpButtonId, helpColumnId } from '../help/help-button';
import { useHelpItems } from '../help/use-help-items';
import { useHelpPlace } from '../help/use-help-place';
import { loadLoginTexts } from '../login/login-texts';
import { usePageFocus } from '../navigation/page-focus';
import { pageTitle } from '../navigation/page-title';
import { useScrollMemory } from '../navigation/scroll-memory';
import { NotificationList } from '../notifications/notification-list';
import { Drawer } from '../layout-slots/drawer';
import { LeftColumnContent } from '../layout-slots/left-column';
import { RemotePage } from '../remotes/remote-page';
import { useTurn } from '../session/use-turn';
import type { Shell } from './create-shell';
import { CookieNotice } from '../layout/cookie-notice';
import { Footer } from '../layout/footer';
import { Header } from '../layout/header';
import css from '../layout/layout.module.css';
import { useFits } from '../viewport/use-fits';

const HelpSidebar = lazy(() =>
  import('../help/help-sidebar').then((file) => ({ default: file.HelpSidebar })),
);
const LoginPage = loginPage(() => import('../login/login-page').then((file) => file.LoginPage));
const PasswordReset = loginPage(() =>
  import('../login/mailed-links/password-reset').then((file) => file.PasswordReset),
);
const ConfirmEmailChange = loginPage(() =>
  import('../login/mailed-links/confirm-email-change').then((file) => file.ConfirmEmailChange),
);
const ConfirmRegistration = loginPage(() =>
  import('../login/mailed-links/confirm-registration').then((file) => file.ConfirmRegistration),
);

/** A login page, loaded with the texts of the login pages. */
function loginPage<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [Page] = await Promise.all([load(), loadLoginTexts()]);
    return { default: Page };
  });
}

export function App({ shell }: { shell: Shell }) {
  const { registry, notifications } = shell;
  const { t } = useTranslation('shell');
  const { language } = usePreferences();
  const { places } = useHost();
  // Open on its own page only: navigation closes it.
  const { pathname } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const closeDrawer = useCallback(() => setOpenedOn(undefined), []);
  const drawerOpen = openedOn === pathname;
  const wide = useFits('(width >= 960px)');
  const widest = useFits('(width >= 1920px)');
  const helpPlace = useHelpPlace();
  const content = useRef<HTMLElement>(null);
  useScrollMemory();
  usePageFocus(content);
  const turn = useTurn();
  const page = useRoutes(useRouteTable(shell));
  const helpItems = useHelpItems();
  const items = helpItems ?? [];
  const offered = places.slotComponentsFor('right-sidebar').length > 0;
  // While the items load, their place is reserved: most installations have help, and the page must not jump later.
  const help = helpItems === undefined || helpItems.length > 0 || offered;
  const helpOpen = help && helpPlace.open;
  // At the frame's full width, closing gives the content more room instead of moving it.
  const wideFrame = help && (widest || helpPlace.open);
  const closeHelp = () => {
    helpPlace.show(false);
    document.getElementById(helpButtonId)?.focus();
  };
  return (
    <div
      className={[css.app, wideFrame && css.wideFrame, helpOpen && css.withRight].filter(Boolean).join(' ')}
      lang={language}
    >
      <a className={css.skip} href="#content" onClick={() => content.current?.focus()}>
        {t('skipToContent')}
      </a>
      <Header
        registry={registry}
        help={items}
        helpPlace={helpPlace}
        wide={wideFrame}
        drawerOpen={drawerOpen}
        onMenu={() => setOpenedOn(pathname)}
      />
      <PageAnnouncer />
      <div className={css.body}>
        {wide ? (
          <div className={css.left}>
            <div className={css.leftInner}>
              <LeftColumnContent registry={registry} />
            </div>
          </div>
        ) : (
          <Drawer open={drawerOpen} onClose={closeDrawer}>
            <LeftColumnContent registry={registry} inDrawer={drawerOpen} />
            {items.length > 0 ? quietly(<HelpSidebar items={items} />) : null}
          </Drawer>
        )}
        <main
          id="content"
          ref={content}
          className={css.main}
          tabIndex={-1}
          // The kit's pages have no separate column then.
          data-content={helpOpen && helpPlace.tight ? 'narrow' : undefined}
        >
          <Fragment key={turn}>{page}</Fragment>
        </main>
        {helpOpen ? (
          <aside id={helpColumnId} className={css.right} aria-label={t('help')}>
            <div className={css.rightInner}>
              {items.length > 0 ? quietly(<HelpSidebar items={items} onClose={closeHelp} />) : null}
              <Slot name="right-sidebar" />
            </div>
          </aside>
        ) : null}
      </div>
      <Footer />
      <div className={css.edge}>
        <NotificationList notifications={notifications} />
        <CookieNotice />
      </div>
    </div>
  );
}

function useRouteTable({ registry, passwordStrategy, singleSignOn, logIn, beginning }: Shell) {
  return useMemo(
    () => [
      ...registry.remotes.flatMap((remote) =>
        remote.routes.map((route) => ({
          path: route.path,
          element: <RemotePage registry={registry} remote={remote.name} route={route} />,
        })),
      ),
      {
        path: shellPaths.login,
        element: whenLoaded(
          <LoginPage
            strategy={passwordStrategy}
            singleSignOn={singleSignOn}
            onLogin={logIn}
            beginning={beginning}
          />,
        ),
      },
      { path: shellPaths.passwordReset, element: whenLoaded(<PasswordReset />) },
      { path: shellPaths.confirmRegistration, element: whenLoaded(<ConfirmRegistration />) },
      { path: shellPaths.confirmEmailChange, element: whenLoaded(<ConfirmEmailChange />) },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
    [registry, passwordStrategy, singleSignOn, logIn, beginning],
  );
}

/** An optional part of the page: if it cannot be loaded, the page works without it. */
function quietly(extra: ReactNode) {
  return (
    <Quietly>
      <Suspense fallback={null}>{extra}</Suspense>
    </Quietly>
  );
}

function whenLoaded(page: ReactNode) {
  return <Suspense fallback={<PageSkeleton />}>{page}</Suspense>;
}

/** Announces the title after a navigation without a page load, which screen readers would not notice. */
function PageAnnouncer() {
  const title = useReadable(pageTitle);
  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  );
}
