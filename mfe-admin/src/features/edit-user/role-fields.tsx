import { Checkbox } from '@werkbank/kit/ui/checkbox';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../../user-fields/user-fields.module.css';
import type { UserValues } from '../../user-fields/user-values';

/**
 * Roles and state. The platform admin role cannot be changed here; in a company, the form chooses its
 * admins.
 */
export function RoleFields({
  form,
  ofPlatform,
  isPlatformAdmin,
  isOneself = false,
  isNew = false,
}: {
  form: Pick<FormState<UserValues>, 'values' | 'set' | 'busy'>;
  /** Users without a company belong to the platform. */
  ofPlatform: boolean;
  isPlatformAdmin: boolean;
  isOneself?: boolean;
  /** Hides the checkbox for `enabled`: new users are enabled. */
  isNew?: boolean;
}) {
  const { t } = useTranslation('admin');
  const reason = isOneself
    ? 'user.ownRightsStay'
    : isPlatformAdmin && !isNew
      ? 'user.platformStays'
      : undefined;
  return (
    <fieldset className={css.roles}>
      <legend className="visually-hidden">{t('user.roles')}</legend>
      {isPlatformAdmin ? (
        <Checkbox checked disabled onChange={() => undefined}>
          {t('role.PlatformAdmin')}
        </Checkbox>
      ) : null}
      {ofPlatform ? null : (
        <Checkbox
          checked={form.values.companyAdmin}
          // Disabled for the viewer: a company without an admin could not appoint a new one.
          disabled={form.busy || isOneself}
          onChange={(companyAdmin) => form.set({ companyAdmin })}
        >
          {t('role.CompanyAdmin')}
        </Checkbox>
      )}
      {isNew ? null : (
        <Checkbox
          checked={form.values.enabled}
          // Disabled for the viewer, who would lock themselves out.
          disabled={form.busy || isOneself}
          onChange={(enabled) => form.set({ enabled })}
        >
          {t('user.enabled')}
        </Checkbox>
      )}
      {reason ? <p className={css.note}>{t(reason)}</p> : null}
    </fieldset>
  );
}
