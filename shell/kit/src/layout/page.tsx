import type { Crumb } from '@werkbank/contracts/shell-api';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { useHost } from '../host/host-context';
import css from './page.module.css';

export interface PageProps {
  title: string;
  /** The way here, from the outside in, without the page itself. */
  crumbs?: readonly Crumb[];
  /** Beside the title: a status, a number. */
  mark?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** A column that stays in view on wide screens: a summary, what to do next. */
  aside?: ReactNode;
  /** Comes last: below the content on wide screens, below the column else. */
  end?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: breadcrumbs, title, actions, content; also the title of the browser tab. */
export function Page({ title, crumbs = [], mark, lead, actions, aside, end, children }: PageProps) {
  const { navigation } = useHost();
  useEffect(() => navigation.setTitle(title), [navigation, title]);
  const content = <div className={css.page}>{children}</div>;
  return (
    <div className={css.page}>
      <Breadcrumbs crumbs={crumbs} here={title} />
      <header className={css.head}>
        <div className={css.title}>
          <h1 tabIndex={-1}>{title}</h1>
          {mark}
          {lead ? <p className={css.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={css.actions}>{actions}</div> : null}
      </header>
      {aside ? (
        <div className={css.withAside}>
          {content}
          <aside className={css.aside}>{aside}</aside>
          {end ? <div className={css.end}>{end}</div> : null}
        </div>
      ) : (
        <>
          {content}
          {end}
        </>
      )}
    </div>
  );
}

function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) {
  const { t } = useTranslation('kit');
  if (crumbs.length === 0) return null;
  return (
    <nav className={css.crumbs} aria-label={t('page.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>
            {crumb.to === undefined ? crumb.label : <Link to={crumb.to}>{crumb.label}</Link>}
            <Icon path={icons.chevronRight} size={10} />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
