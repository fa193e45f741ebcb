import '@werkbank/kit/base.css';
import { addLocales } from '@werkbank/kit/locales';
import { createTranslations } from '@werkbank/kit/translations';
import { createRoot } from 'react-dom/client';
import { firstPreferences } from './preferences/first-preferences';
import { readRemembered } from './preferences/share-between-tabs';
import { earlyRemotes } from './remotes/early-remotes';
import { registeredRemotes } from './remotes/remote-module';
import { antdParts } from './shared-parts/antd-parts';
import { connectChanges } from './start/connect-changes';
import { createShell } from './start/create-shell';
import { StartFailed } from './start/start-failed';
import { Root } from './start/root';

void antdParts;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const remembered = readRemembered();
  const language = remembered?.preferences.language ?? firstPreferences.language;
  const translations = await createTranslations(language);
  const [remotes] = await Promise.all([
    earlyRemotes.then(registeredRemotes, () => undefined),
    addLocales(translations, 'shell', {
      de: () => import('../locales/de.json'),
      en: () => import('../locales/en.json'),
    }),
  ]);
  if (!remotes) {
    createRoot(root).render(<StartFailed />);
    return;
  }
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const shell = createShell({ remotes, remembered, translations, nonce });
  connectChanges(shell, translations);
  createRoot(root).render(<Root shell={shell} />);
}

void start();
