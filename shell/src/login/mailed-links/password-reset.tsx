import { useHost, useNotify } from '@werkbank/kit/host';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LoginFrame } from '../login-frame';
import { useMailLanguage } from './use-mail-language';
import { WorkingView } from '../working-view';
import { useMailedLink } from './use-mailed-link';

const loadForm = () => import('./new-password-form').then((file) => file.NewPasswordForm);

/** The page of the mailed link to a new password. The link is checked before any typing; an invalid one leads home. */
export function PasswordReset() {
  const { t } = useTranslation('login');
  const { api, navigation } = useHost();
  const notify = useNotify();
  const { token = '' } = useParams();
  const state = useMailedLink('checkPasswordReset', token, () =>
    api('checkPasswordReset', { params: { token } }),
  );
  useMailLanguage(state.kind === 'good' ? state.answer.language : undefined);
  const refusal = state.kind === 'refused' ? state.message : undefined;
  useEffect(() => {
    if (refusal === undefined) return;
    notify('error', refusal);
    navigation.go('/', { replace: true });
  }, [refusal, notify, navigation]);
  return (
    <LoginFrame title={t('newPassword.title')}>
      {state.kind === 'checking' || state.kind === 'refused' ? <LinesSkeleton /> : null}
      {state.kind === 'failed' ? <ErrorState error={state.error} retry={state.retry} /> : null}
      {state.kind === 'good' ? <WorkingView load={loadForm} lines={8} /> : null}
    </LoginFrame>
  );
}
