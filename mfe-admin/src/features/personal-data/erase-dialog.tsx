import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Form } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/ui/input';
import { Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { useApiMutation } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { removeUser, userLists } from '../../cache-updates/users';
import css from './personal-data.module.css';

/** Explains the consequences of an erasure, and erases after the person's e-mail or id is typed. */
export function EraseDialog({
  userId,
  user,
  name,
  isOneself,
  onErased,
  onClose,
}: {
  userId: number;
  user: ManagedUser | undefined;
  name: string;
  isOneself: boolean;
  onErased: () => void | Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  const erase = useApiMutation('erasePerson', {
    // A viewer who erased themselves cannot read these lists again.
    changes: isOneself ? [] : [...userLists, 'listCustomers', 'listAuditEntries'],
    local: (cache) => {
      if (user) removeUser(cache, user);
    },
    silent: true,
  });
  const [field, proof] = user ? (['email', user.email] as const) : (['id', String(userId)] as const);
  const label = t(`personalData.${field}`);
  const form = useServiceForm({
    initial: { typed: '' },
    check: ({ typed }) =>
      typed.trim().toLowerCase() === proof.toLowerCase()
        ? {}
        : { typed: t('personalData.mismatch', { field: label, proof }) },
    save: async () => {
      await erase.mutateAsync({ params: { userId } });
      await onErased();
    },
  });
  const title = t('personalData.eraseTitle', { name });
  return (
    <Dialog title={title} onClose={form.busy ? () => undefined : onClose}>
      <Form form={form} label={title}>
        <dl className={css.fate}>
          <dt>{t('personalData.goes')}</dt>
          <dd>{t('personalData.goesText')}</dd>
          <dt>{t('personalData.stays')}</dt>
          <dd>{t('personalData.staysText')}</dd>
        </dl>
        <p className={css.final}>
          {t('personalData.final')} {isOneself ? t('personalData.oneself') : null}
        </p>
        <TextField
          label={label}
          help={t('personalData.proof', { proof })}
          autoComplete="off"
          {...form.field('typed')}
        />
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {t('personalData.cancel')}
          </Button>
          <Button kind="danger" type="submit" busy={form.busy}>
            {t('personalData.erase')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
