import { usePreferences } from '@werkbank/kit/host';
import { Icon } from '@werkbank/kit/icon';
import * as icons from '@werkbank/kit/icons';
import { Menu } from '@werkbank/kit/menu';
import { countryName } from '@werkbank/kit/names';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './header.module.css';
import { LazyPart } from '../lazy-part/lazy-part';

/** Fields are loaded with the first opening: most people only read their choices. */
const lazyPanel = () =>
  lazy(() => import('./preferences-panel').then((file) => ({ default: file.PreferencesPanel })));

/** Chosen language, delivery country and currency, and the way to change them. */
export function PreferencesMenu() {
  const { t } = useTranslation('shell');
  const { language, country, currency } = usePreferences();
  const [Panel, setPanel] = useState(lazyPanel);
  return (
    <Menu
      end
      label={t('preferences.label')}
      trigger={
        <>
          <Icon path={icons.globe} />
          <span className={css.longWord}>
            {`${countryName(country, language)} · ${currency} · ${language.toUpperCase()}`}
          </span>
        </>
      }
    >
      <LazyPart className={css.panel} onRetry={() => setPanel(lazyPanel)}>
        <Panel />
      </LazyPart>
    </Menu>
  );
}
