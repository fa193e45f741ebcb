import { Button } from '@werkbank/kit/button';
import { Form, FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { kantonName } from '@werkbank/kit/kantons';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useApiQuery } from '@werkbank/kit/api';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CaptchaNote } from '../captcha/captcha-note';
import { useCaptcha } from '../captcha/use-captcha';
import css from '../login.module.css';
import { AddressFields } from './address-fields';
import { type CompanyStepValues, customerTypes, withCustomerType } from '../form-rules/company-values';
import { Consent } from './consent';
import { StepHeading } from './step-heading';

/** The second step of a registration: the company, its billing address and the consent. */
export function CompanyStep({
  values,
  onEntered,
  onBack,
  onSend,
}: {
  values: CompanyStepValues;
  /** Hears of everything that is typed: the browser's own buttons leave without asking. */
  onEntered: (values: CompanyStepValues) => void;
  onBack: () => void;
  onSend: (values: CompanyStepValues, captchaToken: string) => Promise<void>;
}) {
  const { t } = useTranslation('login');
  const { language } = usePreferences();
  const captcha = useCaptcha();
  const kantons =
    useApiQuery('getConfiguration', {}, { staleTime: Number.POSITIVE_INFINITY }).data?.kantons ?? [];
  const form = useServiceForm({
    initial: values,
    async check(entered) {
      const { companyMessages } = await import('../form-rules/login-rules');
      return companyMessages(entered, language, (field) => t(`companyFields.${field}`));
    },
    save: async (entered) => onSend(entered, await captcha.prove()),
  });
  const { customerType } = form.values;
  useEffect(() => onEntered(form.values), [onEntered, form.values]);
  return (
    <>
      <StepHeading arrived>{t('registration.companyStep')}</StepHeading>
      <Form form={form} label={t('registration.companyStep')}>
        <FormRow>
          <TextField label={t('companyFields.name')} autoComplete="organization" {...form.field('name')} />
          <SelectField
            label={t('companyFields.customerType')}
            {...form.field('customerType')}
            options={customerTypes.map((value) => ({ value, label: t(`customerTypes.${value}`) }))}
            onChange={(chosen) => {
              const type = customerTypes.find((one) => one === chosen) ?? 'Company';
              form.set(withCustomerType(form.values, type));
            }}
          />
        </FormRow>
        <FormRow>
          {customerType === 'Company' ? (
            <TextField
              label={t('companyFields.taxNumber')}
              help={t('registration.taxNumberHelp')}
              {...form.field('taxNumber')}
            />
          ) : null}
          {customerType === 'Kanton' ? (
            <SelectField
              label={t('companyFields.kanton')}
              {...form.field('kanton')}
              options={['', ...kantons].map((value) => ({
                value,
                label: value === '' ? t('registration.choose') : kantonName(value, language),
              }))}
            />
          ) : null}
          <TextField
            label={t('companyFields.phone')}
            type="tel"
            autoComplete="off"
            optional
            {...form.field('phone')}
          />
        </FormRow>
        <AddressFields form={form} />
        <Consent field={form.field('agreed')} />
        <CaptchaNote captcha={captcha} />
        <div className={css.actions}>
          <Button disabled={form.busy} onClick={onBack}>
            {t('registration.back')}
          </Button>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('registration.submit')}
          </Button>
        </div>
      </Form>
    </>
  );
}
