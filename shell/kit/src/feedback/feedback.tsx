import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { Icon } from '../icons/icon';
import * as icons from '../icons/paths';
import { useSession } from '../host/host-context';
import css from './feedback.module.css';
import { isApiError } from '../api/api-error';
import { useErrorMessage } from '../api/api-hooks';

export { EmptyState } from './empty-state';
export { Notice, type NoticeKind } from './notice';

/** A failure: its message, what is safe, and a way to try again. */
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
  /** A text about safe data; by default, that all is safe. */
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

/** No access: names whom to ask, by default the company's own admin. */
export function Forbidden({
  helper = 'company',
  actions,
}: {
  helper?: 'company' | 'platform';
  actions?: ReactNode;
}) {
  const { t } = useTranslation('kit');
  const { user } = useSession();
  const help = user?.roles.PlatformAdmin
    ? 'states.forbiddenOfCompanies'
    : helper === 'company'
      ? 'states.forbiddenHelp'
      : 'states.forbiddenPlatform';
  return (
    <div className={css.state}>
      <span className={css.mark}>
        <Icon path={icons.ban} size={24} />
      </span>
      <h2>{t('states.forbiddenTitle')}</h2>
      <p>{t(help)}</p>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
