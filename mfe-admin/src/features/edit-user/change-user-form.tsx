import type { ManagedUser } from '@werkbank/contracts/entities';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useRefetch } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { oldPasswordErrors } from '../../forms/password-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { OldPasswordForEmail, PendingEmail } from '../../user-fields/email-change';
import { PersonFields } from '../../user-fields/person-fields';
import { RoleFields } from './role-fields';
import { useChangeUser } from '../../user-fields/use-change-user';
import { changeOf, movesEmail, userValues } from '../../user-fields/user-values';

/** Changes another user as an administrator: data, roles, state. */
export function ChangeUserForm({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { preferences } = useHost();
  const { user: viewer } = useSession();
  const isOneself = viewer?.id === user.id;
  const change = useChangeUser();
  const form = useObjectForm({
    object: user,
    valuesOf: (known) => ({ ...userValues(known), oldPassword: '' }),
    refetch: useRefetch('getUser', { params: { userId: user.id } }),
    check: async (values) => {
      const labelOf = (field: string) => t(`user.${field}`);
      return {
        ...(await contractErrors(
          (entities) => entities.changedUser,
          changeOf(user, values),
          language,
          labelOf,
        )),
        ...(isOneself &&
          movesEmail(user, values) &&
          (await oldPasswordErrors(values.oldPassword, language, labelOf))),
      };
    },
    save: async (values, key) => {
      await change(user.id, { ...changeOf(user, values), ...key });
      if (isOneself) preferences.set({ language: values.language });
    },
  });
  return (
    <Form form={form} label={t('user.data')}>
      <PersonFields form={form} withLanguage />
      {isOneself ? <OldPasswordForEmail user={user} form={form} /> : null}
      <PendingEmail user={user} own={isOneself} />
      <RoleFields
        form={form}
        ofPlatform={user.companyId === null}
        isPlatformAdmin={user.roles.PlatformAdmin}
        isOneself={isOneself}
      />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
