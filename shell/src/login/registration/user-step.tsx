import { languages } from '@werkbank/contracts/localization';
import { Button } from '@werkbank/kit/button';
import { Form, FormRow } from '@werkbank/kit/form';
import { usePreferences } from '@werkbank/kit/host';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useServiceForm } from '@werkbank/kit/use-service-form';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { StepHeading } from './step-heading';
import { useSpokenLanguage } from './use-spoken-language';
import type { UserStepValues } from '../form-rules/user-values';

const salutations = ['Ms', 'Mr'] as const;

/** The first step of a registration: who the person is. `refusal` is what the service said about it afterwards. */
export function UserStep({
  values,
  arrived,
  refusal,
  onEntered,
  onNext,
}: {
  values: UserStepValues;
  arrived: boolean;
  refusal?: ReactNode;
  /** Hears of everything that is typed: the browser's own buttons leave without asking. */
  onEntered: (values: UserStepValues) => void;
  onNext: (values: UserStepValues) => void;
}) {
  const { t } = useTranslation('login');
  const { language } = usePreferences();
  const form = useServiceForm({
    initial: values,
    async check(entered) {
      const { userMessages } = await import('../form-rules/login-rules');
      return userMessages(entered, language, (field) => t(`fields.${field}`));
    },
    save: async (entered) => onNext(entered),
  });
  useEffect(() => onEntered(form.values), [onEntered, form.values]);
  useSpokenLanguage(form.values.language, (spoken) => form.set({ language: spoken }));
  return (
    <>
      <StepHeading arrived={arrived}>{t('registration.userStep')}</StepHeading>
      {refusal}
      <Form form={form} label={t('registration.userStep')}>
        <FormRow>
          <SelectField
            label={t('fields.salutation')}
            {...form.field('salutation')}
            options={salutations.map((value) => ({ value, label: t(`salutations.${value}`) }))}
            onChange={(chosen) => form.set({ salutation: chosen === 'Mr' ? 'Mr' : 'Ms' })}
          />
          <SelectField
            label={t('fields.language')}
            {...form.field('language')}
            options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            onChange={(chosen) => form.set({ language: chosen === 'en' ? 'en' : 'de' })}
          />
        </FormRow>
        <FormRow>
          <TextField label={t('fields.firstName')} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={t('fields.lastName')} autoComplete="family-name" {...form.field('lastName')} />
        </FormRow>
        <FormRow>
          <TextField
            label={t('fields.email')}
            type="email"
            autoComplete="username"
            inputMode="email"
            {...form.field('email')}
          />
          <TextField label={t('fields.phone')} type="tel" autoComplete="tel" {...form.field('phone')} />
        </FormRow>
        <FormRow>
          <TextField
            label={t('fields.password')}
            help={t('passwordHelp')}
            type="password"
            autoComplete="new-password"
            {...form.field('password')}
          />
          <TextField
            label={t('fields.repeat')}
            type="password"
            autoComplete="new-password"
            {...form.field('repeat')}
          />
        </FormRow>
        <div>
          <Button kind="primary" type="submit" busy={form.busy}>
            {t('registration.next')}
          </Button>
        </div>
      </Form>
    </>
  );
}
