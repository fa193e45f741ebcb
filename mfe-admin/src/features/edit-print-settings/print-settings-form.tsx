import type { Configuration } from '@werkbank/contracts/entities';
import { servingCountry } from '@werkbank/contracts/localization';
import { maxEoriNumber, vatNumberIn } from '@werkbank/contracts/tax';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { countryName } from '@werkbank/kit/names';
import { Notice } from '@werkbank/kit/feedback';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useApiMutation, useRefetch } from '@werkbank/kit/api';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { useTranslation } from 'react-i18next';
import { showConfiguration } from '../../cache-updates/configuration';
import {
  fieldOfPrint,
  printErrors,
  printSettings,
  type PrintValues,
  printValues,
  vatField,
} from './print-values';

/** Issuer and bank details of order documents. */
export function PrintSettingsForm({ configuration }: { configuration: Configuration }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const label = (field: string) => {
    const [name, country] = field.split('_');
    return country === undefined
      ? t(`print.field.${name}`)
      : t('print.vatOf', { country: countryName(country, language) });
  };
  // Liechtenstein is taxed as Switzerland is.
  const taxed = [...new Set(configuration.countries.map(servingCountry))];
  const update = useApiMutation('updateConfiguration', {
    success: t('print.saved'),
    changes: ['getConfiguration'],
    local: showConfiguration,
    silent: true,
  });
  const form: FormState<PrintValues> = useObjectForm({
    object: configuration,
    valuesOf: ({ printoutConfig }): PrintValues => ({
      ...Object.fromEntries(taxed.map((one) => [vatField(one), ''])),
      ...printValues(printoutConfig),
    }),
    refetch: useRefetch('getConfiguration', {}),
    fieldOf: (path) => fieldOfPrint(path, form.values),
    check: (values) => printErrors(values, language, label),
    // The configuration is sent as a whole: its lock key prevents overwriting newer values.
    save: (values, key) =>
      update.mutateAsync({ body: { ...configuration, printoutConfig: printSettings(values), ...key } }),
  });
  const countries = useCountryOptions(form.values.country);
  const settings = printSettings(form.values);
  const missing = taxed.filter((country) => vatNumberIn(country, settings) === undefined);
  const text = (field: keyof PrintValues) => (
    <TextField label={label(field)} maxLength={200} {...form.field(field)} />
  );
  return (
    <Form form={form} label={t('print.title')}>
      {text('name')}
      {text('streetAndNumber')}
      <FormRow>
        <TextField label={label('zipCode')} maxLength={12} {...form.field('zipCode')} />
        {text('city')}
        <SelectField label={label('country')} options={countries} {...form.field('country')} />
      </FormRow>
      <FormRow>
        {text('phone')}
        {text('email')}
        {text('website')}
      </FormRow>
      <FormRow>
        {text('vatNumber')}
        {text('vatIdentificationNumber')}
      </FormRow>
      <FormRow>
        {taxed.map((country) => (
          <TextField
            key={country}
            label={label(vatField(country))}
            optional
            maxLength={30}
            {...form.field(vatField(country))}
          />
        ))}
      </FormRow>
      <TextField
        label={label('eoriNumber')}
        help={t('company.eoriHelp')}
        optional
        maxLength={maxEoriNumber + 10}
        {...form.field('eoriNumber')}
      />
      {missing.length > 0 ? (
        <Notice kind="signal">
          {t('print.vatMissing', { countries: missing.map((one) => countryName(one, language)).join(', ') })}
        </Notice>
      ) : null}
      <h3>{t('print.account')}</h3>
      <FormRow>
        {text('bank')}
        {text('accountOwner')}
      </FormRow>
      <FormRow>
        {text('iban')}
        {text('bic')}
      </FormRow>
      <TextField
        label={label('qrIban')}
        optional
        maxLength={34}
        help={t('print.qrIbanHelp')}
        {...form.field('qrIban')}
      />
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
