import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { Icon, type IconPath } from '../icons/icon';
import * as icons from '../icons/paths';
import css from './states.module.css';
import { isApiError } from '../calls/api-error';
import { useErrorMessage } from '../calls/use-call';

interface StateProps {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Nothing here: says what to do next. */
export function EmptyState({
  title,
  icon = icons.parts,
  children,
  actions,
}: StateProps & { icon?: IconPath }) {
  return (
    <div className={css.state}>
      <span className={css.mark}>
        <Icon path={icon} size={24} />
      </span>
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}

/** Something failed: what happened, what is safe, and a way to try again. */
export function ErrorState({
  title,
  error,
  missing: isMissing = false,
  safe,
  retry,
  actions,
}: {
  title?: string;
  error?: unknown;
  /** There is no such thing here, though nothing has failed. */
  missing?: boolean | undefined;
  /** What was not lost; by default that nothing was. */
  safe?: string;
  retry?: () => void;
  actions?: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const messageOf = useErrorMessage();
  if (isApiError(error) && error.status === 403) return <Forbidden />;
  const missing = isMissing || (isApiError(error) && error.status === 404);
  return (
    <div className={css.state} role="alert">
      <span className={css.bad}>
        <Icon path={icons.alert} size={24} />
      </span>
      <h2>{title ?? t(missing ? 'states.missingTitle' : 'states.errorTitle')}</h2>
      {isApiError(error) && error.status !== 0 ? <p>{messageOf(error)}</p> : null}
      {missing ? null : <p>{safe ?? t('states.errorSafe')}</p>}
      <div className={css.actions}>
        {retry && !missing ? (
          <Button kind="primary" icon={icons.reload} onClick={retry}>
            {t('states.retry')}
          </Button>
        ) : null}
        {actions}
      </div>
    </div>
  );
}

/** Not allowed: says who can help, by default the company's own admin. */
export function Forbidden({
  helper = 'company',
  actions,
}: {
  helper?: 'company' | 'platform';
  actions?: ReactNode;
}) {
  const { t } = useTranslation('kit');
  return (
    <div className={css.state}>
      <span className={css.mark}>
        <Icon path={icons.ban} size={24} />
      </span>
      <h2>{t('states.forbiddenTitle')}</h2>
      <p>{t(helper === 'company' ? 'states.forbiddenHelp' : 'states.forbiddenPlatform')}</p>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}

export type NoticeKind = 'info' | 'signal' | 'good' | 'error';
const noticeIcons: Readonly<Record<NoticeKind, IconPath>> = {
  info: icons.info,
  signal: icons.clock,
  good: icons.check,
  error: icons.alert,
};

/** A line within a page. `signal` only for deadlines and for what waits for the reader. */
export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`${css.notice} ${css[kind]}`} role={kind === 'error' ? 'alert' : undefined}>
      <Icon path={noticeIcons[kind]} />
      <div>{children}</div>
    </div>
  );
}
