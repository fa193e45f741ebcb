import { useHost } from '@werkbank/kit/host';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/states';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoginFrame } from '../login-frame';
import { RefusedLink } from './refused-link';
import { useMailLanguage } from './use-mail-language';
import { WorkingView } from '../working-view';
import { useMailedLink } from './use-mailed-link';

const loadForm = () => import('./new-password-form').then((file) => file.NewPasswordForm);

/** The page that the mail of a password reset leads to. Whether the link still holds is asked before anything is typed. */
export function PasswordReset() {
  const { t } = useTranslation('login');
  const { api } = useHost();
  const { token = '' } = useParams();
  const state = useMailedLink('checkPasswordReset', token, () =>
    api('checkPasswordReset', { params: { token } }),
  );
  useMailLanguage(state.kind === 'good' ? state.answer.language : undefined);
  return (
    <LoginFrame title={t('newPassword.title')}>
      {state.kind === 'checking' ? <LinesSkeleton /> : null}
      {state.kind === 'failed' ? <ErrorState error={state.error} retry={state.retry} /> : null}
      {state.kind === 'refused' ? (
        <RefusedLink
          message={state.message}
          instead={state.why === 'expired' ? 'passwordReset' : undefined}
        />
      ) : null}
      {state.kind === 'good' ? <WorkingView load={loadForm} lines={8} /> : null}
    </LoginFrame>
  );
}
