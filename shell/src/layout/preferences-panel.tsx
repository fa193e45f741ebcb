import { useHost, usePreferences, useSettings } from '@werkbank/kit/host';
import { useCountryOptions, useCurrencyOptions } from '@werkbank/kit/offered-options';
import { SelectField } from '@werkbank/kit/text-fields';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseColorScheme,
  chosenColorScheme,
  colorSchemes,
  onColorScheme,
} from '../preferences/color-scheme';

/** Language, delivery country and currency, and how bright the screen is. */
export function PreferencesPanel() {
  const { t } = useTranslation('shell');
  const { preferences } = useHost();
  const { language, country, currency } = usePreferences();
  const { languages } = useSettings();
  const scheme = useSyncExternalStore(onColorScheme, chosenColorScheme);
  return (
    <>
      <Choice
        name="language"
        value={language}
        options={named('languages', languages)}
        onChoose={(chosen) => preferences.set({ language: chosen })}
      />
      <Choice
        name="country"
        value={country}
        options={useCountryOptions(country)}
        onChoose={(chosen) => preferences.set({ country: chosen })}
      />
      <Choice
        name="currency"
        value={currency}
        options={useCurrencyOptions(currency)}
        onChoose={(chosen) => preferences.set({ currency: chosen })}
      />
      <Choice
        name="colorScheme"
        value={scheme}
        options={named('colorSchemes', colorSchemes)}
        onChoose={chooseColorScheme}
      />
    </>
  );

  function named<T extends string>(labels: string, values: readonly T[]) {
    const nameOf = (value: string): string => t(`preferences.${labels}.${value}`);
    return values.map((value) => ({ value, label: nameOf(value) }));
  }
}

/** Choice of one of the offered values. */
function Choice<T extends string>({
  name,
  value,
  options,
  onChoose,
}: {
  name: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChoose: (chosen: T) => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <SelectField
      label={t(`preferences.${name}`)}
      value={value}
      options={options}
      onChange={(text) => {
        const chosen = options.find((one) => one.value === text);
        if (chosen !== undefined) onChoose(chosen.value);
      }}
    />
  );
}
