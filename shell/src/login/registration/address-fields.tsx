import { FormRow } from '@werkbank/kit/form';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import css from '../login.module.css';
import type { CompanyStepValues } from '../form-rules/company-values';

/** The billing address of a new company. */
export function AddressFields({ form }: { form: FormState<CompanyStepValues> }) {
  const { t } = useTranslation('login');
  const countries = useCountryOptions(form.values.country);
  const label = (name: keyof CompanyStepValues) => t(`companyFields.${name}`);
  return (
    <fieldset className={css.fieldset}>
      <legend>{t('registration.address')}</legend>
      <TextField
        label={label('addressName')}
        help={t('registration.addressNameHelp')}
        optional
        {...form.field('addressName')}
      />
      <FormRow>
        <TextField label={label('street')} autoComplete="address-line1" {...form.field('street')} />
        <TextField label={label('house')} {...form.field('house')} />
      </FormRow>
      <TextField
        label={label('addressSupplement')}
        autoComplete="address-line2"
        optional
        {...form.field('addressSupplement')}
      />
      <FormRow>
        <TextField label={label('zipCode')} autoComplete="postal-code" {...form.field('zipCode')} />
        <TextField label={label('city')} autoComplete="address-level2" {...form.field('city')} />
      </FormRow>
      <SelectField label={label('country')} {...form.field('country')} options={countries} />
    </fieldset>
  );
}
