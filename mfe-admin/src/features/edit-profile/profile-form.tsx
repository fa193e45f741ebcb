import type { ManagedUser } from '@werkbank/contracts/entities';
import { usePreferences } from '@werkbank/kit/host';
import { Form, SaveBar } from '@werkbank/kit/form';
import { useReadAnew } from '@werkbank/kit/use-call';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '../../forms/contract-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { UnsavedGuard } from '../../unsaved/unsaved-guard';
import { PersonFields } from '../edit-user/person-fields';
import { useChangeUser } from '../edit-user/use-change-user';
import { changeOf, type PersonValues, personValues } from '../edit-user/user-values';

/** The own data. Roles, company and state are an administrator's to change. */
export function ProfileForm({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const change = useChangeUser();
  const bodyOf = (values: PersonValues) =>
    changeOf(user, {
      ...values,
      // The language is a preference with a place of its own: the form must not bring back an older one.
      language,
      companyAdmin: user.roles.CompanyAdmin,
      enabled: user.enabled,
    });
  const form = useObjectForm({
    object: user,
    valuesOf: personValues,
    readAnew: useReadAnew('getUser', { params: { userId: user.id } }),
    check: (values) =>
      contractErrors(
        (entities) => entities.changedUser,
        bodyOf(values),
        language,
        (field) => t(`user.${field}`),
      ),
    save: (values, key) => change(user.id, { ...bodyOf(values), ...key }),
  });
  return (
    <Form form={form} label={t('profile.data')}>
      <PersonFields form={form} />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
