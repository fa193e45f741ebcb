import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { DrawnPage, FirstAnswer } from '@werkbank/contracts/entities';
import type { PreferencesState, RemoteManifest } from '@werkbank/contracts/shell-api';
import { type Language, languages } from '@werkbank/contracts/localization';
import { createInstance, type i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Route, Routes, StaticRouter } from 'react-router';
import { createTranslations } from '../locales/create-translations';
import { addLocales, type LocaleLoaders } from '../locales/locale-registry';
import { HostProvider } from '../host/host-context';
import { ssrHost } from './ssr-host';
import { inPlaces } from './in-places';

export interface PageToRender extends PreferencesState {
  /** Path and query. */
  address: string;
  /** Answers that the page needs first. Later ones are shown as loading. */
  firstAnswers: readonly FirstAnswer[];
}

type Texts = Readonly<Record<string, LocaleLoaders>>;

/** Renders a page without a browser. It sends no request and changes no data. */
export type RenderPage = (page: PageToRender) => Promise<DrawnPage>;

/** Draws a remote's pages as a visitor sees them first, by the components that the browser runs. */
export function renderPages({
  routes,
  pages,
  leftColumn: Left,
  locales,
}: {
  /** The remote's texts, by namespace. */
  locales: Texts;
  routes: RemoteManifest['routes'];
  /** By their names in `routes`. */
  pages: Readonly<Record<string, ComponentType>>;
  /** The left column of a page without another one. */
  leftColumn: ComponentType;
}): RenderPage {
  const draw = renderInHost(locales);
  const table = (
    <Routes>
      {routes.map(({ path, page }) => {
        const Page = pages[page];
        return Page ? <Route key={path} path={path} element={<Page />} /> : null;
      })}
    </Routes>
  );
  return async (page) => {
    const drawn = inPlaces(await draw(table, page));
    return drawn.left === '' ? inPlaces(await draw(besides(table, <Left />), page)) : drawn;
  };
}

function besides(page: ReactNode, left: ReactNode): ReactNode {
  return (
    <>
      <template data-place="left">{left}</template>
      {page}
    </>
  );
}

/** Draws components within a visitor's ports, in the language of the page. */
export function renderInHost(locales: Texts): (content: ReactNode, page: PageToRender) => Promise<string> {
  const translations = translationsOf(locales);
  return async (content, { address, firstAnswers, ...preferences }) => {
    const texts = (await translations)[preferences.language];
    const queries = new QueryClient();
    for (const { call, request, answer } of firstAnswers) queries.setQueryData([call, request], answer);
    const html = renderToString(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <HostProvider host={ssrHost(preferences)}>
            <StaticRouter location={address}>{content}</StaticRouter>
          </HostProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    );
    // Its timers would keep the rendered page in memory for minutes.
    queries.clear();
    return html;
  };
}

async function translationsOf(locales: Texts): Promise<Record<Language, i18n>> {
  const made = await Promise.all(
    languages.map(async (language) => {
      const texts = await createTranslations(language, createInstance());
      for (const [namespace, loaders] of Object.entries(locales)) await addLocales(texts, namespace, loaders);
      return [language, texts] as const;
    }),
  );
  return Object.fromEntries(made) as Record<Language, i18n>;
}
