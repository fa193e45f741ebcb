import { useApiMutation } from '@werkbank/kit/api';
import { Button } from '@werkbank/kit/button';
import { usePreferences } from '@werkbank/kit/host';
import { Form } from '@werkbank/kit/form';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { NewPasswordFields } from '../../forms/new-password-fields';
import { passwordErrors } from '../../forms/password-errors';
import { addUser, userLists } from '../../cache-updates/users';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { PersonFields } from '../../user-fields/person-fields';
import css from '../../user-fields/user-fields.module.css';
import { RoleFields } from './role-fields';
import { type UserValues, rolesFor } from '../../user-fields/user-values';

type NewUserValues = UserValues & { setsPassword: boolean; password: string; repeat: string };

/**
 * Creates a user of a company, or of the platform without a company. The user sets a password by an
 * invitation mail; a user without access to a mailbox gets one from the admin.
 */
export function CreateUserForm({
  companyId,
  onCreated,
}: {
  companyId: number | null;
  onCreated: (userId: number) => void;
}) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const ofPlatform = companyId === null;
  const create = useApiMutation('createUser', {
    success: t('done.newUserCreated'),
    changes: [...userLists, 'listCustomers'],
    local: (cache, { user }) => {
      if (user) addUser(cache, user);
    },
    silent: true,
  });
  const bodyOf = ({
    companyAdmin,
    enabled: _,
    repeat: __,
    setsPassword,
    password,
    ...values
  }: NewUserValues) => ({
    ...values,
    ...(setsPassword ? { password } : {}),
    companyId,
    roles: rolesFor({ companyId, roles: { PlatformAdmin: false, CompanyAdmin: false } }, companyAdmin),
  });
  const labelOf = (field: string) => t(`user.${field}`);
  const initial: NewUserValues = {
    salutation: 'Ms',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    language,
    companyAdmin: false,
    enabled: true,
    setsPassword: false,
    password: '',
    repeat: '',
  };
  const form = useServiceForm({
    initial,
    check: async (values) => ({
      ...(await contractErrors((entities) => entities.newUser, bodyOf(values), language, labelOf)),
      ...(values.setsPassword ? await passwordErrors(values, language, labelOf) : {}),
    }),
    save: async (values) => {
      const { userId } = await create.mutateAsync({ body: bodyOf(values) });
      onCreated(userId);
    },
  });
  return (
    <Form form={form} label={t('users.create')}>
      <PersonFields form={form} withLanguage />
      <RoleFields form={form} ofPlatform={ofPlatform} isPlatformAdmin={ofPlatform} isNew />
      <Checkbox
        checked={form.values.setsPassword}
        disabled={form.busy}
        onChange={(setsPassword) => form.set({ setsPassword })}
      >
        {t('users.setsPassword')}
      </Checkbox>
      {form.values.setsPassword ? (
        <NewPasswordFields label={t('user.password')} field={(name) => form.field(name)} />
      ) : (
        <p className={css.note}>{t('users.invited')}</p>
      )}
      <div>
        <Button kind="primary" type="submit" busy={form.busy}>
          {t('users.create')}
        </Button>
      </div>
      <UnsavedGuard form={form} />
    </Form>
  );
}
