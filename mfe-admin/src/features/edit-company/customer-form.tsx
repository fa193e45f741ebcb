import type { EditableCompany } from '@werkbank/contracts/entities';
import { useNotify, usePreferences, useSettings } from '@werkbank/kit/host';
import { hasEoriNumbers, maxEoriNumber } from '@werkbank/contracts/tax';
import { Form, FormRow, SaveBar } from '@werkbank/kit/form';
import { Checkbox } from '@werkbank/kit/ui/checkbox';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { countryName } from '@werkbank/kit/names';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@werkbank/kit/offered-options';
import { contractErrors } from '@werkbank/kit/contract-errors';
import { useObjectForm } from '@werkbank/kit/use-object-form';
import { showCompany } from '../../cache-updates/companies';
import { UnsavedGuard } from '@werkbank/kit/unsaved-guard';
import { useNameOwnCompany, useRefetchCompany } from '../../company/use-company';
import { changedType, customerBody, customerTypes, customerValues, demands } from './company-values';
import css from './customer-form.module.css';
import { KantonField } from './kanton-field';

/** A customer's own data. Which tax number and whether a kanton is needed depends on its type and country. */
export function CustomerForm({ company }: { company: EditableCompany }) {
  const { t } = useTranslation('admin');
  const { language } = usePreferences();
  const { defaultCountry } = useSettings();
  const nameOwn = useNameOwnCompany();
  const params = { companyId: company.id };
  const update = useApiMutation('updateCustomer', {
    changes: ['listCustomers', 'listUsers'],
    local: showCompany,
    silent: true,
  });
  const notify = useNotify();
  const form = useObjectForm({
    object: company,
    valuesOf: (known) => customerValues(known, defaultCountry),
    refetch: useRefetchCompany(company),
    check: (values) =>
      contractErrors(
        (entities) => entities.companyData,
        customerBody(values),
        language,
        (field) => t(`company.${field}`),
      ),
    save: async (values, key) => {
      const saved = await update.mutateAsync({ params, body: { ...customerBody(values), ...key } });
      nameOwn(saved);
      notify('success', t('done.companyDataChanged'));
      // Public bodies may keep a foreign billing address: the field returns to its country, and a notice
      // explains it.
      const billed = saved.primaryAddress?.country ?? values.country;
      if (billed !== values.country) {
        notify('info', t('company.billingStays', { country: countryName(billed, language) }));
      }
    },
  });
  const countries = useCountryOptions(form.values.country);
  const { customerType } = form.values;
  return (
    <Form form={form} label={t('company.data')}>
      <TextField label={t('company.name')} maxLength={500} {...form.field('name')} />
      <FormRow>
        <SelectField
          label={t('company.customerType')}
          options={customerTypes.map((value) => ({ value, label: t(`customers.types.${value}`) }))}
          {...form.field('customerType')}
          onChange={(value) => {
            const type = customerTypes.find((known) => known === value);
            if (type) form.set(changedType(type));
          }}
        />
        <SelectField
          label={t('company.country')}
          help={t('company.countryHelp')}
          options={countries}
          {...form.field('country')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t('company.taxNumber')}
          maxLength={50}
          optional={customerType !== 'Company'}
          {...form.field('taxNumber')}
        />
        {hasEoriNumbers(form.values.country) ? (
          <TextField
            label={t('company.eoriNumber')}
            help={t('company.eoriHelp')}
            maxLength={maxEoriNumber + 10}
            optional
            {...form.field('eoriNumber')}
          />
        ) : null}
        {customerType === 'Company' ? null : (
          <KantonField optional={customerType !== 'Kanton'} field={form.field('kanton')} />
        )}
      </FormRow>
      <TextField label={t('company.phone')} type="tel" maxLength={20} optional {...form.field('phone')} />
      <fieldset className={css.demands}>
        <legend>{t('company.demands')}</legend>
        {demands.map((name) => {
          const { value, error: _, ...field } = form.field(name);
          return (
            <Checkbox key={name} checked={value} {...field}>
              {t(`company.${name}`)}
            </Checkbox>
          );
        })}
        <p className={css.help}>{t('company.demandsHelp')}</p>
      </fieldset>
      <SaveBar form={form} />
      <UnsavedGuard form={form} />
    </Form>
  );
}
