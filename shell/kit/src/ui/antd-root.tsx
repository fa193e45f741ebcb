import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import deDE from 'antd/es/locale/de_DE';
import enGB from 'antd/es/locale/en_GB';
import theme from 'antd/es/theme';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { useHost, usePreferences } from '../host/host-context';
import { antdTheme } from './antd-theme';
import { giveStylesTheNonce } from './styles-with-nonce';
import './antd-root.module.css';

/** The provider of `@werkbank/kit/ui`: theme, language, nonce of style tags, defaults of controls. `workingPage` adds it. */
export function AntdRoot({ children }: { children: ReactNode }) {
  const { nonce } = useHost();
  giveStylesTheNonce(nonce);
  const { language } = usePreferences();
  const dark = useSyncExternalStore(subscribeToScheme, isDark);
  const still = useSyncExternalStore(subscribeToMotion, wantsNoMotion);
  const config = useMemo(
    () => antdTheme({ dark, still, algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm }),
    [dark, still],
  );
  return (
    // In a layer below ours, so that styles of the kit or a remote also apply within antd's elements.
    <StyleProvider layer>
      <ConfigProvider
        theme={config}
        locale={language === 'de' ? deDE : enGB}
        csp={{ nonce }}
        componentSize="medium"
        // A list of which only a part is drawn cannot be read out; the few long ones say so themselves.
        virtual={false}
        popupMatchSelectWidth={false}
        wave={{ disabled: true }}
        getPopupContainer={popupPlace}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}

/** A browser's own modal dialog lies above everything else of the page: what opens in it must lie in it. */
function popupPlace(trigger?: HTMLElement): HTMLElement {
  return trigger?.closest('dialog') ?? document.body;
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

const reducedMotion = '(prefers-reduced-motion: reduce)';
const wantsNoMotion = (): boolean => matchMedia(reducedMotion).matches;

function subscribeToMotion(listener: () => void): () => void {
  const system = matchMedia(reducedMotion);
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}
