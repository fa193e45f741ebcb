import type { Language } from '@werkbank/contracts/localization';
import type { BackendModule, i18n, ReadCallback, ResourceLanguage } from 'i18next';

type LocaleFile = { readonly default: ResourceLanguage };

/** One lazily loaded file per language. French may be missing or have gaps. */
export type LocaleLoaders = Readonly<
  Record<Language, () => Promise<LocaleFile>> & { fr?: () => Promise<LocaleFile> }
>;

interface LocaleBackend extends BackendModule {
  register(namespace: string, loaders: LocaleLoaders): void;
}

/** Loads texts for i18next: each namespace has its own loaders, so only the texts of opened pages are loaded. */
export function localeBackend(): LocaleBackend {
  const namespaces = new Map<string, LocaleLoaders>();
  return {
    type: 'backend',
    init: () => undefined,
    register: (namespace, loaders) => void namespaces.set(namespace, loaders),
    read(language: string, namespace: string, done: ReadCallback) {
      const loaders = namespaces.get(namespace);
      if (!loaders) {
        done(new Error(`no texts registered for ${namespace}`), false);
        return;
      }
      const load = loaders[language === 'en' || language === 'fr' ? language : 'de'];
      if (!load) {
        done(null, {});
        return;
      }
      load().then(
        (file) => done(null, file.default),
        // `true`: i18next asks again later, so one lost request does not leave keys on the screen for good.
        (cause: unknown) => done(cause instanceof Error ? cause : new Error(String(cause)), true),
      );
    },
  };
}

/** Makes a namespace known and waits until its texts of the current language are there. */
export async function addLocales(i18n: i18n, namespace: string, loaders: LocaleLoaders): Promise<void> {
  const backend: unknown = i18n.services.backendConnector?.backend;
  if (!isLocaleBackend(backend)) throw new Error('i18next was not started by createTranslations');
  backend.register(namespace, loaders);
  await i18n.loadNamespaces(namespace);
}

function isLocaleBackend(value: unknown): value is LocaleBackend {
  return typeof value === 'object' && value !== null && 'register' in value;
}
