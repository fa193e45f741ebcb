import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { Notice } from '@werkbank/kit/feedback';
import { TextField } from '@werkbank/kit/ui/input';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaNote } from './captcha/captcha-note';
import { useCaptcha } from './captcha/use-captcha';

/** Requests a link by mail. The message afterwards does not reveal whether the address is known. */
export function PasswordResetRequest() {
  const { t } = useTranslation('login');
  const { api } = useHost();
  const { language } = usePreferences();
  const captcha = useCaptcha();
  const [sent, setSent] = useState(false);
  const form = useServiceForm({
    initial: { email: '' },
    async check(values) {
      const { emailMessages } = await import('./form-rules/login-rules');
      return emailMessages(values, language, (field) => t(`fields.${field}`));
    },
    async save({ email }) {
      const captchaToken = await captcha.prove();
      await api('requestPasswordReset', { body: { userEmail: email.trim(), language, captchaToken } });
      setSent(true);
    },
  });
  if (sent) {
    return (
      <div role="status">
        <Notice kind="good">{t('passwordReset.sent')}</Notice>
      </div>
    );
  }
  return (
    <Form form={form} label={t('passwordReset.title')}>
      <p>{t('passwordReset.how')}</p>
      <TextField
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        {...form.field('email')}
      />
      <CaptchaNote captcha={captcha} />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('passwordReset.request')}
        </Button>
      </div>
    </Form>
  );
}
