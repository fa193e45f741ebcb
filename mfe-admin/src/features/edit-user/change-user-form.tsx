import type { ManagedUser } from '@werkbank/contracts/entities';
import { useHost, usePreferences, useSession } from '@werkbank/kit/host';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useReadAnew } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '../../forms/contract-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '../../unsaved/unsaved-guard';
import { PersonFields } from './person-fields';
import { RoleFields } from './role-fields';
import { useChangeUser } from './use-change-user';
import { changeOf, userValues } from './user-values';

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
    valuesOf: userValues,
    readAnew: useReadAnew('getUser', { params: { userId: user.id } }),
    check: (values) =>
      contractErrors(
        (entities) => entities.changedUser,
        changeOf(user, values),
        language,
        (field) => t(`user.${field}`),
      ),
    save: async (values, key) => {
      await change(user.id, { ...changeOf(user, values), ...key });
      if (isOneself) preferences.set({ language: values.language });
    },
  });
  return (
    <Form form={form} label={t('user.data')}>
      <PersonFields form={form} withLanguage />
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
