import type { RemoteMenuEntry } from '@werkbank/contracts/shell-api';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Slot } from '@werkbank/kit/slot';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { RemoteRegistry } from '../remotes/remote-registry';
import { callerOf } from '../session/caller-of';
import css from './left-column.module.css';
import { leftPlaceElement } from './left-place';

/**
 * The page's categories and filters, or the category navigation by default; below it the user's own menu. In the user's
 * own area that menu comes first, and the drawer also offers the categories for moving elsewhere.
 */
export function LeftColumnContent({
  registry,
  inDrawer = false,
}: {
  registry: RemoteRegistry;
  inDrawer?: boolean;
}) {
  const { places } = useHost();
  const { pathname } = useLocation();
  const filled = useFilled();
  const ownArea = /^\/(management|orders)(\/|$)/.test(pathname);
  const take = useCallback((frame: HTMLElement | null) => frame?.append(leftPlaceElement), []);
  const offered = places.slotComponentsFor('left-column').length > 0;
  return (
    <div className={css.content}>
      {ownArea ? <PersonalMenu registry={registry} /> : null}
      <div ref={take} className={filled ? undefined : css.empty} />
      {!filled && (!ownArea || inDrawer) && offered ? <Slot name="left-column" /> : null}
      {ownArea ? null : <PersonalMenu registry={registry} />}
    </div>
  );
}

/** True while a page has filled the place. */
function useFilled(): boolean {
  const [filled, setFilled] = useState(leftPlaceElement.childNodes.length > 0);
  useEffect(() => {
    const look = () => setFilled(leftPlaceElement.childNodes.length > 0);
    look();
    const observer = new MutationObserver(look);
    observer.observe(leftPlaceElement, { childList: true });
    return () => observer.disconnect();
  }, []);
  return filled;
}

function PersonalMenu({ registry }: { registry: RemoteRegistry }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const { language } = usePreferences();
  const { pathname } = useLocation();
  const entries = registry.menuFor(callerOf(session, language));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('personalMenu')}>
      <h2 className={css.heading}>{t('personalMenu')}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={`${entry.to}-${entry.order}`}>
            <Link
              to={entry.to}
              className={css.link}
              aria-current={isThere(entry, pathname) ? 'page' : undefined}
            >
              {entry.label[language]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isThere({ to, covers = [] }: RemoteMenuEntry, pathname: string): boolean {
  return pathname === to || [`${to}/`, ...covers].some((path) => pathname.startsWith(path));
}
