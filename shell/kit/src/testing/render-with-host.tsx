import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import i18next from 'i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { createTranslations } from '../locales/create-translations';
import { addLocales, type LocaleLoaders } from '../locales/locale-registry';
import { HostProvider } from '../host/host-context';
import { type FakeHost, type FakeHostOptions, fakeHost } from './fake-host';

export interface RenderOptions extends FakeHostOptions {
  host?: FakeHost;
  /** The address that the page is opened at. */
  at?: string;
  /** The route's pattern, where the page reads parameters. */
  path?: string;
  /** The remote's own texts, by namespace. */
  locales?: Readonly<Record<string, LocaleLoaders>>;
}

/**
 * Renders a page or a component within a fake host, in German unless `preferences` have another language. `address()` is the
 * current address.
 */
export async function renderWithHost(
  content: ReactNode,
  { host: givenHost, at = '/', path = '*', locales = {}, ...options }: RenderOptions = {},
): Promise<RenderResult & { host: FakeHost; address: () => string }> {
  const host = givenHost ?? fakeHost(options);
  const { language } = host.preferences.getState();
  if (i18next.isInitialized) await i18next.changeLanguage(language);
  else await createTranslations(language);
  for (const [namespace, loaders] of Object.entries(locales)) await addLocales(i18next, namespace, loaders);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  let here = at;
  const note = (address: string) => {
    here = address;
  };
  const result = render(
    <QueryClientProvider client={queries}>
      <HostProvider host={host}>
        <MemoryRouter initialEntries={[at]}>
          <Address onChange={note} />
          <Routes>
            <Route path={path} element={content} />
            <Route path="*" element={<p>another page</p>} />
          </Routes>
        </MemoryRouter>
      </HostProvider>
    </QueryClientProvider>,
  );
  return { ...result, host, address: () => here };
}

function Address({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onChange(pathname + search);
  }, [onChange, pathname, search]);
  return null;
}
