import { buyer, callExamples } from '@werkbank/contracts/fixtures';
import type { User } from '@werkbank/contracts/entities';
import type { RouteName } from '@werkbank/contracts/routes';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import type { ReactNode } from 'react';

const locales = {
  imports: {
    de: () => import('../../locales/imports.de.json'),
    en: () => import('../../locales/imports.en.json'),
  },
  ownArticles: {
    de: () => import('../../locales/own-articles.de.json'),
    en: () => import('../../locales/own-articles.en.json'),
  },
};
export const producer: User = {
  ...buyer,
  companyId: 31,
  companyName: 'Alpspitz Werkzeuge AG',
  companyType: 'Producer',
};
export const platformAdmin: User = {
  ...buyer,
  roles: { PlatformAdmin: true, CompanyAdmin: false },
  companyId: null,
  companyName: null,
  companyType: null,
};
const examples: Fixtures = Object.fromEntries(
  Object.entries(callExamples).map(([name, { answer }]) => [name, answer]),
);

export interface OpenedPage {
  /** The address that it is opened at. */
  at: string;
  path: string;
  fixtures: Fixtures;
  user: User;
}

/** Opens a working page of the catalogue on the examples of all calls; `requests` are the calls of a name in their order. */
export async function openWorkingPage(content: ReactNode, { at, path, fixtures, user }: OpenedPage) {
  const page = await renderWorking(content, {
    locales,
    at,
    path,
    fixtures: { ...examples, ...fixtures },
    session: { user, status: 'signedIn', sessionId: 's' },
  });
  const { calls } = page.host.record;
  const requests = (name: RouteName) =>
    calls.filter((one) => one.name === name).map(({ request }) => request);
  return { ...page, calls, requests };
}
