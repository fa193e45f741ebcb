import { FormRow } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/ui/input';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';

/** A new password and its repetition. */
export function NewPasswordFields({
  label,
  field,
}: {
  label: string;
  field: (name: 'password' | 'repeat') => FormField<string>;
}) {
  const { t } = useTranslation('admin');
  return (
    <FormRow>
      <TextField
        label={label}
        type="password"
        help={t('password.rule')}
        maxLength={20}
        autoComplete="new-password"
        {...field('password')}
      />
      <TextField
        label={t('user.repeat')}
        type="password"
        maxLength={20}
        autoComplete="new-password"
        {...field('repeat')}
      />
    </FormRow>
  );
}
