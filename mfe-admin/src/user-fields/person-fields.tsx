import { languages } from '@werkbank/contracts/localization';
import { FormRow } from '@werkbank/kit/form';
import { TextField } from '@werkbank/kit/ui/input';
import { SelectField } from '@werkbank/kit/ui/select-field';
import type { FormState } from '@werkbank/kit/use-service-form';
import { useTranslation } from 'react-i18next';
import type { PersonValues } from './user-values';

/** Name and contact data; the language only for other people, because one's own is a preference. */
export function PersonFields({
  form,
  withLanguage = false,
}: {
  form: Pick<FormState<PersonValues>, 'field' | 'set'>;
  withLanguage?: boolean;
}) {
  const { t } = useTranslation('admin');
  return (
    <>
      <SelectField
        label={t('user.salutation')}
        options={[
          { value: 'Ms', label: t('salutation.Ms') },
          { value: 'Mr', label: t('salutation.Mr') },
        ]}
        {...form.field('salutation')}
        onChange={(value) => form.set({ salutation: value === 'Mr' ? 'Mr' : 'Ms' })}
      />
      <FormRow>
        <TextField
          label={t('user.firstName')}
          maxLength={100}
          autoComplete="off"
          {...form.field('firstName')}
        />
        <TextField
          label={t('user.lastName')}
          maxLength={100}
          autoComplete="off"
          {...form.field('lastName')}
        />
      </FormRow>
      <FormRow>
        <TextField
          label={t('user.email')}
          type="email"
          maxLength={200}
          autoComplete="off"
          {...form.field('email')}
        />
        <TextField
          label={t('user.phone')}
          type="tel"
          maxLength={20}
          autoComplete="off"
          {...form.field('phone')}
        />
      </FormRow>
      {withLanguage ? (
        <SelectField
          label={t('preferences.language')}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          {...form.field('language')}
          onChange={(value) => {
            const language = languages.find((known) => known === value);
            if (language) form.set({ language });
          }}
        />
      ) : null}
    </>
  );
}
