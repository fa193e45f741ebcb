import { countries, currencies, languages } from '@werkbank/contracts/limits';
import { useHost, usePreferences } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import { Menu } from '@werkbank/kit/menu';
import { SelectField } from '@werkbank/kit/text-fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseColorScheme, chosenColorScheme, colorSchemes } from '../preferences/color-scheme';
import css from './header.module.css';

/** Language, delivery country and currency in one control, and how bright the screen is. */
export function PreferencesMenu() {
  const { t } = useTranslation('shell');
  const { preferences } = useHost();
  const { language, country, currency } = usePreferences();
  const [scheme, setScheme] = useState(chosenColorScheme);
  return (
    <Menu
      end
      label={t('preferences.label')}
      trigger={
        <>
          <Icon name="globe" />
          <span className={css.longWord}>
            {`${t(`preferences.countries.${country}`)} · ${currency} · ${language.toUpperCase()}`}
          </span>
        </>
      }
    >
      <div className={css.panel}>
        <SelectField
          label={t('preferences.language')}
          value={language}
          options={languages.map((value) => ({ value, label: t(`preferences.languages.${value}`) }))}
          onChange={(value) => preferences.set({ language: pick(languages, value) })}
        />
        <SelectField
          label={t('preferences.country')}
          value={country}
          options={countries.map((value) => ({ value, label: t(`preferences.countries.${value}`) }))}
          onChange={(value) => preferences.set({ country: pick(countries, value) })}
        />
        <SelectField
          label={t('preferences.currency')}
          value={currency}
          options={currencies.map((value) => ({ value, label: t(`preferences.currencies.${value}`) }))}
          onChange={(value) => preferences.set({ currency: pick(currencies, value) })}
        />
        <SelectField
          label={t('preferences.colorScheme')}
          value={scheme}
          options={colorSchemes.map((value) => ({ value, label: t(`preferences.colorSchemes.${value}`) }))}
          onChange={(value) => {
            const chosen = pick(colorSchemes, value);
            setScheme(chosen);
            chooseColorScheme(chosen);
          }}
        />
      </div>
    </Menu>
  );
}

function pick<T extends string>(values: readonly [T, ...T[]], value: string): T {
  return values.find((one) => one === value) ?? values[0];
}
