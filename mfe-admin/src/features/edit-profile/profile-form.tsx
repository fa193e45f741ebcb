import type { ManagedUser } from '@werkbank/contracts/entities';
import { usePreferences } from '@werkbank/kit/host';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { oldPasswordErrors } from '../../forms/password-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { OldPasswordForEmail, PendingEmail } from '../../user-fields/email-change';
import { PersonFields } from '../../user-fields/person-fields';
import { useChangeUser } from '../../user-fields/use-change-user';
import {
  changeOf,
  movesEmail,
  type OldPassword,
  type PersonValues,
  personValues,
} from '../../user-fields/user-values';

/** The own data. Roles, company and state are an administrator's to change. */
export function ProfileForm({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const change = useChangeUser();
  const bodyOf = (values: PersonValues & OldPassword) =>
    changeOf(user, {
      ...values,
      // The language is stored as a preference: the form must not restore an older one.
      language,
      companyAdmin: user.roles.CompanyAdmin,
      enabled: user.enabled,
    });
  const form = useObjectForm({
    object: user,
    valuesOf: (known) => ({ ...personValues(known), oldPassword: '' }),
    refetch: useRefetch('getUser', { params: { userId: user.id } }),
    check: async (values) => {
      const labelOf = (field: string) => t(`user.${field}`);
      return {
        ...(await contractErrors((entities) => entities.changedUser, bodyOf(values), language, labelOf)),
        ...(movesEmail(user, values) && (await oldPasswordErrors(values.oldPassword, language, labelOf))),
      };
    },
    save: (values, key) => change(user.id, { ...bodyOf(values), ...key }),
  });
  return (
    <Form form={form} label={t('profile.data')}>
      <PersonFields form={form} />
      <OldPasswordForEmail user={user} form={form} />
      <PendingEmail user={user} own />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
