import { ButtonLink } from '@werkbank/kit/button';
import { useHost } from '@werkbank/kit/host';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState, Notice } from '@werkbank/kit/feedback';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoginFrame } from '../login-frame';
import css from '../login.module.css';
import { RefusedLink } from './refused-link';
import { useMailLanguage } from './use-mail-language';
import { type LinkState, useMailedLink } from './use-mailed-link';

/** The page of the mailed link of a registration: it confirms at once. */
export function ConfirmRegistration() {
  const { t } = useTranslation('login');
  const { api } = useHost();
  const { token = '' } = useParams();
  const state = useMailedLink('confirmRegistration', token, () =>
    api('confirmRegistration', { params: { token } }),
  );
  useMailLanguage(state.kind === 'good' ? state.answer.language : undefined);
  return (
    <LoginFrame title={t('confirmation.title')}>
      <Outcome state={state} />
    </LoginFrame>
  );
}

/** The view to offer after a refused link. */
const instead = { expired: 'registration', inUse: 'passwordReset', unknown: undefined } as const;

function Outcome({ state }: { state: LinkState<{ email: string }> }) {
  const { t } = useTranslation('login');
  if (state.kind === 'checking') return <LinesSkeleton />;
  if (state.kind === 'failed') return <ErrorState error={state.error} retry={state.retry} />;
  if (state.kind === 'refused') return <RefusedLink message={state.message} instead={instead[state.why]} />;
  return (
    <>
      <div role="status">
        <Notice kind="good">{t('confirmation.done', { email: state.answer.email })}</Notice>
      </div>
      <div>
        <ButtonLink kind="primary" to="/login">
          {t('links.login')}
        </ButtonLink>
      </div>
      <p className={css.why}>{t('confirmation.help')}</p>
    </>
  );
}
