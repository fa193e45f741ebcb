import type { ManagedUser } from '@werkbank/contracts/entities';
import { Notice } from '@werkbank/kit/feedback';
import { TextField } from '@werkbank/kit/ui/input';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from './user-fields.module.css';
import { movesEmail, type OldPassword, type PersonValues } from './user-values';

/** Asks for the old password if users change their own e-mail. */
export function OldPasswordForEmail({
  user,
  form,
}: {
  user: ManagedUser;
  form: Pick<FormState<PersonValues & OldPassword>, 'field' | 'values'>;
}) {
  const { t } = useTranslation('admin');
  if (!movesEmail(user, form.values)) return null;
  return (
    <TextField
      label={t('user.oldPassword')}
      help={t('user.oldPasswordForEmail')}
      type="password"
      autoComplete="current-password"
      {...form.field('oldPassword')}
    />
  );
}

/** A notice that a new e-mail waits for its confirmation by mail. */
export function PendingEmail({ user, own }: { user: ManagedUser; own: boolean }) {
  const { t } = useTranslation('admin');
  const { pendingEmail } = user;
  return (
    <div role="status" className={css.pending}>
      {pendingEmail ? (
        <Notice kind="info">
          {t(own ? 'user.ownEmailPending' : 'user.emailPending', { email: pendingEmail, now: user.email })}
        </Notice>
      ) : null}
    </div>
  );
}
