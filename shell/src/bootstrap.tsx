import '@werkbank/kit/base.css';
import { addLocales } from '@werkbank/kit/locales';
import { createTranslations } from '@werkbank/kit/translations';
import { createRoot } from 'react-dom/client';
import { defaultLanguage } from '@werkbank/contracts/localization';
import { configurationInTime, earlyConfiguration } from './configuration/early-configuration';
import { followConfiguration } from './start/follow-configuration';
import { takeLanguageInAddress } from './preferences/language-in-address';
import { readRemembered } from './preferences/share-between-tabs';
import { earlyRemotes } from './remotes/early-remotes';
import { registeredRemotes } from './remotes/remote-module';
import { antdContexts, antdParts, fetchAntd } from './shared-parts/antd-parts';
import { showPageItself } from './hydration/drawn-page';
import { beginWith } from './hydration/begin-with';
import { connectChanges } from './start/connect-changes';
import { createShell } from './start/create-shell';
import { fetchAntdWhenIdle } from './start/fetch-antd-when-idle';
import { StartFailed } from './start/start-failed';
import { Root } from './start/root';

void antdParts;
void antdContexts;

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const remembered = readRemembered();
  const spoken = takeLanguageInAddress();
  const language = spoken ?? remembered?.preferences.language ?? defaultLanguage;
  const translations = await createTranslations(language);
  const [remotes, known] = await Promise.all([
    earlyRemotes.then(registeredRemotes, () => undefined),
    configurationInTime(earlyConfiguration),
    addLocales(translations, 'shell', {
      // In one file with the kit's texts, because they are always read together.
      de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de.json'),
      en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
      fr: () => import('../locales/fr.json'),
    }),
  ]);
  if (!remotes) {
    createRoot(root).render(<StartFailed />);
    await showPageItself();
    return;
  }
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
  const arriving = earlyConfiguration;
  const shell = createShell({ remotes, remembered, spoken, known, arriving, translations, nonce });
  beginWith(shell.queries, remembered?.user ?? null);
  connectChanges(shell, translations);
  // A language in the address counts like a choice here: other pages and tabs follow.
  if (spoken !== undefined) shell.preferences.setState({ language });
  followConfiguration(shell, arriving, remembered === undefined, spoken);
  fetchAntdWhenIdle(shell.host.session, fetchAntd);
  createRoot(root).render(<Root shell={shell} />);
}

void start();
