import { ApiError } from '@werkbank/contracts/client';
import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useHost, useNotify, usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/ui/input';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

/** Sets the new password: then to the login. A link that was used up meanwhile leads home. */
export function NewPasswordForm() {
  const { token = '' } = useParams();
  const { t } = useTranslation('login');
  const { api, navigation } = useHost();
  const { language } = usePreferences();
  const notify = useNotify();
  const form = useServiceForm({
    initial: { password: '', repeat: '' },
    async check(values) {
      const { passwordMessages } = await import('../form-rules/login-rules');
      return passwordMessages(values, language);
    },
    async save({ password }) {
      try {
        await api('resetPassword', { params: { token }, body: { newPassword: password } });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status === 404 || error.status === 409) {
          notify('error', error.message);
          navigation.go('/', { replace: true });
          return;
        }
        const { field, ...body } = error.body;
        throw new ApiError(error.status, field === 'newPassword' ? { ...body, field: 'password' } : body);
      }
      notify('success', t('newPassword.done'));
      navigation.go('/login', { replace: true });
    },
  });
  return (
    <Form form={form} label={t('newPassword.title')}>
      <TextField
        label={t('fields.password')}
        help={t('passwordHelp')}
        type="password"
        autoComplete="new-password"
        {...form.field('password')}
      />
      <TextField
        label={t('fields.repeat')}
        type="password"
        autoComplete="new-password"
        {...form.field('repeat')}
      />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('newPassword.submit')}
        </Button>
      </div>
    </Form>
  );
}
