import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordStrategy } from '../session/login-strategies/password-strategy';
import type { OpenSession } from '../session/login-strategies/login-strategy';

/** E-mail and password. A wrong pair is reported below the password, without saying which of the two is wrong. */
export function LoginForm({
  strategy,
  onLogin,
}: {
  strategy: PasswordStrategy;
  onLogin: (session: OpenSession) => void;
}) {
  const { t } = useTranslation('shell');
  const [refusal, setRefusal] = useState<string>();
  const form = useServiceForm({
    initial: { userEmail: '', password: '' },
    check: ({ userEmail, password }) => ({
      ...(userEmail.trim() === '' ? { userEmail: t('login.emailMissing') } : {}),
      ...(password === '' ? { password: t('login.passwordMissing') } : {}),
    }),
    async save({ userEmail, password }) {
      setRefusal(undefined);
      try {
        onLogin(await strategy.logIn(userEmail.trim(), password));
      } catch (error) {
        // Too many attempts and outages are shown above the form, in the server's words.
        if (!isApiError(error) || (error.status !== 401 && error.status !== 400)) throw error;
        setRefusal(t('login.authenticationErrorMessage'));
        form.set({ password: '' });
      }
    },
  });
  const password = form.field('password');
  // The user's next step is to type the password again; the e-mail is right more often.
  useEffect(() => {
    if (refusal !== undefined && !form.busy) document.getElementById(password.id)?.focus();
  }, [refusal, form.busy, password.id]);
  return (
    <Form form={form} label={t('login.title')}>
      <TextField
        label={t('login.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('userEmail')}
      />
      <TextField
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        {...password}
        error={password.error ?? refusal}
        // An unconfirmed account gets the same message, so the form does not reveal accounts.
        help={refusal === undefined ? undefined : t('login.confirmFirst')}
      />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('login.submit')}
        </Button>
      </div>
      <p className="visually-hidden" role="alert">
        {refusal}
      </p>
    </Form>
  );
}
