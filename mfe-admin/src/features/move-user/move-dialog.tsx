import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { RadioGroup } from '@werkbank/kit/ui/radio-group';
import { Form } from '@werkbank/kit/form';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { useRefetch } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { TextFilter } from '@werkbank/kit/text-filter';
import { useChangeUser } from '../../user-fields/use-change-user';
import { changeOf, personValues } from '../../user-fields/user-values';
import { useCompanies } from './use-companies';

/**
 * Moves a user to another company. Admin rights do not move along: the new company's admins grant them
 * again.
 */
export function MoveDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const words = useTranslation('kit').t;
  const [search, setSearch] = useState('');
  const companies = useCompanies(search)?.filter(({ id }) => id !== user.companyId);
  const change = useChangeUser();
  const form = useObjectForm<ManagedUser, { companyId: number | null }>({
    object: user,
    valuesOf: () => ({ companyId: null }),
    check: ({ companyId }) =>
      companies?.some(({ id }) => id === companyId) ? {} : { companyId: t('move.choose') },
    refetch: useRefetch('getUser', { params: { userId: user.id } }),
    save: async ({ companyId }, key) => {
      const values = { ...personValues(user), companyAdmin: false, enabled: user.enabled };
      await change(user.id, { ...changeOf({ ...user, companyId }, values), ...key });
      onClose();
    },
  });
  const title = t('move.title', { name: `${user.firstName} ${user.lastName}` });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} label={title}>
        <p>{t('move.help')}</p>
        <TextFilter label={t('move.search')} value={search} onChange={setSearch} />
        {companies === undefined ? (
          <LinesSkeleton lines={4} />
        ) : companies.length === 0 ? (
          <p>{words('list.nothingFound')}</p>
        ) : (
          <RadioGroup
            {...form.field('companyId')}
            label={t('move.companies')}
            upright
            options={companies.map(({ id, name, note }) => ({ value: String(id), label: name, note }))}
            value={String(form.values.companyId)}
            onChange={(id) => form.set({ companyId: Number(id) })}
          />
        )}
        <DialogActions>
          <Button onClick={onClose} disabled={form.busy}>
            {t('move.cancel')}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('move.move')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
