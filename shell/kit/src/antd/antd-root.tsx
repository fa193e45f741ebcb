import ConfigProvider from 'antd/es/config-provider';
import deDE from 'antd/es/locale/de_DE';
import enGB from 'antd/es/locale/en_GB';
import theme from 'antd/es/theme';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useHost, usePreferences } from '../remote/host-context';
import { antdTheme } from './antd-theme';
import { giveStylesTheNonce } from './styles-with-nonce';

/**
 * Needed above antd components: their theme, their language and the nonce for their style tags.
 * Import it lazily with the page that shows them; the first load stays free of antd.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { nonce } = useHost();
  giveStylesTheNonce(nonce);
  const { language } = usePreferences();
  const dark = useSyncExternalStore(subscribeToScheme, isDark);
  const config = useMemo(() => antdTheme(dark, dark ? theme.darkAlgorithm : theme.defaultAlgorithm), [dark]);
  return (
    <ConfigProvider theme={config} locale={language === 'de' ? deDE : enGB} csp={{ nonce }}>
      {children}
    </ConfigProvider>
  );
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

function subscribeToScheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
