import { Checkbox } from '@werkbank/kit/ui/checkbox';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../../user-fields/user-fields.module.css';
import type { UserValues } from '../../user-fields/user-values';

/** Roles and state. Platform admins stay what they are; of companies, the admins are chosen. */
export function RoleFields({
  form,
  ofPlatform,
  isPlatformAdmin,
  isOneself = false,
  isNew = false,
}: {
  form: Pick<FormState<UserValues>, 'values' | 'set' | 'busy'>;
  /** Belongs to no company. */
  ofPlatform: boolean;
  isPlatformAdmin: boolean;
  isOneself?: boolean;
  /** Users begin enabled. */
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
          // A company whose only admin gave it away could not take it back.
          disabled={form.busy || isOneself}
          onChange={(companyAdmin) => form.set({ companyAdmin })}
        >
          {t('role.CompanyAdmin')}
        </Checkbox>
      )}
      {isNew ? null : (
        <Checkbox
          checked={form.values.enabled}
          // Nobody locks the own door behind oneself.
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
