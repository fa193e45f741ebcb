import { useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { FormRow } from '@werkbank/kit/form';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { SelectField } from '@werkbank/kit/ui/select-field';
import { useTranslation } from 'react-i18next';
import css from './preferences.module.css';

/** Language, delivery country and currency; each holds at once and in every tab. */
export function Preferences() {
  const { t } = useTranslation('admin');
  const { preferences } = useHost();
  const { language, country, currency } = usePreferences();
  const { languages } = useSettings();
  return (
    <div className={css.preferences}>
      <FormRow>
        <SelectField
          id="preference-language"
          label={t('preferences.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          onChange={(value) => {
            const chosen = languages.find((known) => known === value);
            if (chosen) preferences.set({ language: chosen });
          }}
        />
        <SelectField
          id="preference-country"
          label={t('preferences.country')}
          value={country}
          options={useCountryOptions(country)}
          onChange={(value) => preferences.set({ country: value })}
        />
        <SelectField
          id="preference-currency"
          label={t('preferences.currency')}
          value={currency}
          options={useCurrencyOptions(currency)}
          onChange={(value) => preferences.set({ currency: value })}
        />
      </FormRow>
    </div>
  );
}
