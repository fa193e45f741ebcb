import { regionsOf } from '@werkbank/contracts/localization';
import { FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { regionName } from '@werkbank/kit/regions';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import type { FormField } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import type { CompanyValues, LocationValues } from './location-values';

/** The address of a dispatch location. A new one has its region too, for the holidays of its calendar. */
export function LocationFields({
  field,
  isNew,
}: {
  field: (name: keyof LocationValues) => FormField<string>;
  isNew: boolean;
}) {
  const { t } = useTranslation('admin');
  const countries = useCountryOptions(field('country').value);
  const label = (name: keyof LocationValues) => t(`producers.field.${name}`);
  return (
    <>
      <TextField label={label('name')} maxLength={50} {...field('name')} />
      <FormRow>
        <TextField label={label('street')} maxLength={50} {...field('street')} />
        <TextField label={label('house')} maxLength={10} {...field('house')} />
      </FormRow>
      <TextField label={label('addressSupplement')} optional maxLength={35} {...field('addressSupplement')} />
      <FormRow>
        <TextField label={label('zipCode')} maxLength={12} {...field('zipCode')} />
        <TextField label={label('city')} maxLength={50} {...field('city')} />
      </FormRow>
      <SelectField label={label('country')} options={countries} {...field('country')} />
      {isNew ? <RegionField country={field('country').value} field={field('region')} /> : null}
    </>
  );
}

function RegionField({ country, field }: { country: string; field: FormField<string> }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const regions = regionsOf(country);
  if (regions.length === 0) return null;
  return (
    <SelectField
      label={t('calendar.region')}
      help={t('calendar.regionHelp')}
      options={[
        { value: '', label: t('calendar.wholeCountry') },
        ...regions.map((code) => ({ value: code, label: regionName(country, code, language) })),
      ]}
      {...field}
      value={regions.includes(field.value) ? field.value : ''}
    />
  );
}

/** A new company of a producer: its data, and where its goods leave. */
export function CompanyFields({ field }: { field: (name: keyof CompanyValues) => FormField<string> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <TextField label={t('producers.field.companyName')} maxLength={500} {...field('companyName')} />
      <FormRow>
        <TextField label={t('producers.field.taxNumber')} optional maxLength={50} {...field('taxNumber')} />
        <TextField
          label={t('producers.field.phone')}
          optional
          type="tel"
          maxLength={20}
          {...field('phone')}
        />
      </FormRow>
      <h3>{t('producers.firstLocation')}</h3>
      <LocationFields field={field} isNew />
    </>
  );
}
