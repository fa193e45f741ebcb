import { useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import { Menu } from '@werkbank/kit/menu';
import { SelectField } from '@werkbank/kit/text-fields';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseColorScheme,
  chosenColorScheme,
  colorSchemes,
  onColorScheme,
} from '../preferences/color-scheme';
import css from './header.module.css';

/** Language, delivery country and currency in one control, and how bright the screen is. */
export function PreferencesMenu() {
  const { t } = useTranslation('shell');
  const { preferences } = useHost();
  const { language, country, currency } = usePreferences();
  const { languages, countries, currencies } = useSettings();
  const scheme = useSyncExternalStore(onColorScheme, chosenColorScheme);
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
        <Choice
          name="language"
          value={language}
          values={languages}
          labels="languages"
          onChoose={(chosen) => preferences.set({ language: chosen })}
        />
        <Choice
          name="country"
          value={country}
          values={countries}
          labels="countries"
          onChoose={(chosen) => preferences.set({ country: chosen })}
        />
        <Choice
          name="currency"
          value={currency}
          values={currencies}
          labels="currencies"
          onChoose={(chosen) => preferences.set({ currency: chosen })}
        />
        <Choice
          name="colorScheme"
          value={scheme}
          values={colorSchemes}
          labels="colorSchemes"
          onChoose={chooseColorScheme}
        />
      </div>
    </Menu>
  );
}

/** One of the values that are offered; their names stand in the locales. */
function Choice<T extends string>({
  name,
  value,
  values,
  labels,
  onChoose,
}: {
  name: string;
  value: T;
  values: readonly T[];
  labels: string;
  onChoose: (chosen: T) => void;
}) {
  const { t } = useTranslation('shell');
  const nameOf = (one: string): string => t(`preferences.${labels}.${one}`);
  return (
    <SelectField
      label={t(`preferences.${name}`)}
      value={value}
      options={values.map((one) => ({ value: one, label: nameOf(one) }))}
      onChange={(text) => {
        const chosen = values.find((one) => one === text);
        if (chosen !== undefined) onChoose(chosen);
      }}
    />
  );
}
