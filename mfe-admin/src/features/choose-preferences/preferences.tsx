import { useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { FormRow } from '@werkbank/kit/form';
import { SelectField } from '@werkbank/kit/text-fields';
import { useTranslation } from 'react-i18next';
import css from './preferences.module.css';

/** Language, delivery country and currency; each holds at once and in every tab. */
export function Preferences() {
  const { t } = useTranslation('admin');
  const { preferences } = useHost();
  const { language, country, currency } = usePreferences();
  const { languages, countries, currencies } = useSettings();
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
          options={countries.map((value) => ({ value, label: t(`country.${value}`) }))}
          onChange={(value) => {
            const chosen = countries.find((known) => known === value);
            if (chosen) preferences.set({ country: chosen });
          }}
        />
        <SelectField
          id="preference-currency"
          label={t('preferences.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(value) => {
            const chosen = currencies.find((known) => known === value);
            if (chosen) preferences.set({ currency: chosen });
          }}
        />
      </FormRow>
    </div>
  );
}
