import { Form } from '@werkbank/kit/form';
import { Button } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/ui/input';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { oldPasswordErrors, passwordErrors } from '../../forms/password-errors';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';

const empty = { oldPassword: '', password: '', repeat: '' };

/** Sets a password: users give their old one, administrators set another user's without it. */
export function PasswordForm({ userId, own }: { userId: number; own: boolean }) {
  const [round, setRound] = useState(0);
  // The key resets the form after a success, so that no typed password stays behind.
  return <OnePassword key={round} userId={userId} own={own} onDone={() => setRound(round + 1)} />;
}

function OnePassword({ userId, own, onDone }: { userId: number; own: boolean; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const set = useApiMutation('setUserPassword', { success: t('done.passwordChanged'), silent: true });
  const form = useServiceForm({
    initial: empty,
    check: async ({ oldPassword, ...repeated }) => {
      const labelOf = (field: string) => t(`user.${field}`);
      return {
        ...(own ? await oldPasswordErrors(oldPassword, language, labelOf) : {}),
        ...(await passwordErrors(repeated, language, labelOf)),
      };
    },
    fieldOf: (path) => (path === 'newPassword' ? 'password' : path),
    save: async ({ oldPassword, password }) => {
      await set.mutateAsync({
        params: { userId },
        body: { newPassword: password, ...(own ? { oldPassword } : {}) },
      });
      onDone();
    },
  });
  return (
    <Form form={form} label={t('password.title')}>
      {own ? (
        <TextField
          label={t('user.oldPassword')}
          type="password"
          autoComplete="current-password"
          {...form.field('oldPassword')}
        />
      ) : null}
      <NewPasswordFields label={t('user.newPassword')} field={(name) => form.field(name)} />
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t(own ? 'password.change' : 'password.set')}
        </Button>
      </div>
      <UnsavedGuard form={form} />
    </Form>
  );
}
