import { isApiError } from '@werkbank/kit/api-error';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/text-fields';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasswordStrategy } from '../session/login-strategies/password-strategy';
import type { OpenSession } from '../session/login-strategies/login-strategy';

/** E-mail and password. A wrong pair is said under the password, and which of the two is wrong is not said. */
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
        // Too many attempts and a broken part are said above the form, in the server's words.
        if (!isApiError(error) || (error.status !== 401 && error.status !== 400)) throw error;
        setRefusal(t('login.authenticationErrorMessage'));
        form.set({ password: '' });
      }
    },
  });
  const password = form.field('password');
  // The next thing to do is to type it again; the address is more often right.
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
        // An account that was not confirmed yet is refused in the same words: nobody is to learn who has one.
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
