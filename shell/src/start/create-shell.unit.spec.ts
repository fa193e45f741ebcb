import { jest } from '@jest/globals';
import { addLocales } from '@werkbank/kit/locales';
import { createTranslations } from '@werkbank/kit/translations';
import { waitFor } from '@testing-library/react';
import type { Configuration } from '@werkbank/contracts/entities';
import { basketItem, refreshedBasket } from '@werkbank/contracts/fixtures';
import type { RegisteredRemote } from '@werkbank/contracts/shell-api';
import type { i18n } from 'i18next';
import { firstSettings } from '../configuration/settings';
import { readRemembered } from '../preferences/share-between-tabs';
import { sharedStateCookie } from '../preferences/shared-state-cookie';

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  registerPlugins: () => undefined,
  registerRemotes: () => undefined,
  loadRemote: async () => undefined,
}));
const { createShell } = await import('./create-shell');
const { connectChanges } = await import('./connect-changes');

const petra = {
  id: 7,
  email: 'petra@example.org',
  salutation: 'Ms',
  firstName: 'Petra',
  lastName: 'Brunner',
  phone: '',
  language: 'en',
  roles: { PlatformAdmin: false, CompanyAdmin: true },
  companyId: 3,
  companyName: 'Seewald',
  companyType: 'Customer',
} as const;
const opened = { user: { ...petra, accessToken: 'secret' }, sessionId: 's1', expiresIn: 300 };

const emptyBasket = { lines: [], version: 0 };

/** jsdom has no fetch; this is the part that the client uses. */
class PlainHeaders {
  readonly values: Record<string, string>;
  constructor(start: Record<string, string> = {}) {
    this.values = { ...start };
  }
  get(name: string): string | null {
    return this.values[name] ?? null;
  }
  set(name: string, value: string): void {
    this.values[name] = value;
  }
}
type Sent = Readonly<{ call: string; authorization: string | undefined }>;

const desk: RegisteredRemote = {
  name: 'orders',
  entry: '/remotes/orders/remoteEntry.js',
  routes: [],
  slots: [],
  menu: [
    { to: '/elsewhere', label: { de: 'A', en: 'A' }, access: ['user'], order: 1 },
    {
      to: '/orders/purchase-orders',
      label: { de: 'B', en: 'B' },
      access: ['producer'],
      beginsFor: ['producer'],
      order: 2,
    },
  ],
};

let translations: i18n;
let sent: Sent[] = [];
let answers: Record<string, readonly [status: number, body: unknown]> = {};

beforeAll(async () => {
  translations = await createTranslations('de');
  await addLocales(translations, 'shell', {
    de: () => import('../../locales/de.json', { with: { type: 'json' } }),
    en: () => import('../../locales/en.json', { with: { type: 'json' } }),
  });
});
beforeEach(async () => {
  await translations.changeLanguage('de');
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = {};
  Object.assign(globalThis, {
    Headers: PlainHeaders,
    fetch: async (url: string, { method, headers }: { method: string; headers: PlainHeaders }) => {
      const call = `${method} ${url}`;
      sent.push({ call, authorization: headers.values['authorization'] });
      const [status, body] = answers[call] ?? [200, call === 'GET /api/basket' ? emptyBasket : {}];
      return { ok: status < 400, status, headers: new PlainHeaders(), json: async () => body };
    },
  });
});

function setUp(known?: Configuration) {
  const shell = createShell({
    remotes: [desk],
    remembered: undefined,
    known,
    arriving: Promise.resolve(undefined),
    translations,
    nonce: '',
  });
  connectChanges(shell, translations);
  return shell;
}
const calls = () => sent.map((one) => one.call);

describe('the shell', () => {
  it('sends no session request for a visitor', () => {
    setUp();
    expect(sent).toEqual([]);
  });

  it('calls with the token of the signed-in user, in their language', async () => {
    const shell = setUp();
    shell.logIn(opened);
    await shell.host.api('getConfiguration', {});
    expect(sent.at(-1)).toEqual({ call: 'GET /api/configuration', authorization: 'Bearer secret' });
    expect(shell.host.preferences.getState().language).toBe('en');
    await waitFor(() => expect(translations.language).toBe('en'));
    expect(document.documentElement.lang).toBe('en');
    expect(calls()).not.toContain('PUT /api/users/7/language');
  });

  it('clears the user with a message when a call is answered with 401', async () => {
    const shell = setUp();
    shell.logIn(opened);
    answers['GET /api/configuration'] = [
      401,
      { code: 'AUTHENTICATION_REQUIRED', message: 'Bitte melden Sie sich an.' },
    ];
    await expect(shell.host.configuration()).rejects.toMatchObject({ status: 401 });
    expect(shell.host.session.getState()).toEqual({ user: null, sessionId: null, status: 'visitor' });
    expect(shell.notifications.getState().map((one) => one.kind)).toContain('error');
  });

  it('stores no token outside of its memory', async () => {
    const shell = setUp();
    shell.logIn(opened);
    await waitFor(() => expect(document.cookie).toContain('Petra'));
    expect(
      document.cookie +
        [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage))).join(),
    ).not.toContain('secret');
  });

  it('saves a chosen language for the user, and ignores a failure', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const shell = setUp();
    shell.logIn(opened);
    answers['PUT /api/users/7/language'] = [500, { code: 'INTERNAL_ERROR', message: 'kaputt' }];
    await waitFor(() => expect(shell.notifications.getState()).toHaveLength(1));
    shell.host.preferences.set({ language: 'de' });
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(calls()).toContain('PUT /api/users/7/language');
    expect(shell.notifications.getState()).toHaveLength(1);
    warned.mockRestore();
  });

  it('saves chosen languages one after the other, so the last one stays', async () => {
    const shell = setUp();
    shell.logIn(opened);
    const first = Promise.withResolvers<unknown>();
    answers['PUT /api/users/7/language'] = [200, first.promise];
    const saved = () => calls().filter((call) => call === 'PUT /api/users/7/language').length;
    shell.host.preferences.set({ language: 'de' });
    shell.host.preferences.set({ language: 'en' });
    await waitFor(() => expect(saved()).toBe(1));
    await new Promise((later) => setTimeout(later));
    expect(saved()).toBe(1);
    first.resolve({});
    await waitFor(() => expect(saved()).toBe(2));
  });

  const swiss = {
    chosen: { country: null, currency: null },
    company: { country: 'CH', currency: 'CHF' },
  };
  const saved = () => calls().filter((call) => call === 'PUT /api/users/7/preferences').length;

  it("begins with the company's country and currency, without a saved choice", async () => {
    const shell = setUp();
    shell.logIn({ ...opened, preferences: swiss });
    expect(shell.host.preferences.getState()).toEqual({ language: 'en', country: 'CH', currency: 'CHF' });
    await shell.host.api('getConfiguration', {});
    expect(saved()).toBe(0);
  });

  it("begins with the account's preferences, and keeps the current ones without any", () => {
    const shell = setUp();
    const chosen = { country: 'LI', currency: null };
    shell.logIn({ ...opened, preferences: { ...swiss, chosen } });
    expect(shell.host.preferences.getState()).toMatchObject({ country: 'LI', currency: 'CHF' });
    const nobodyKnows = setUp();
    nobodyKnows.logIn({
      ...opened,
      preferences: { chosen: swiss.chosen, company: { country: null, currency: null } },
    });
    expect(nobodyKnows.host.preferences.getState()).toMatchObject({ country: 'DE', currency: 'EUR' });
  });

  it("takes a visitor's choice over at the login, unless the account has one", async () => {
    const shell = setUp();
    shell.host.preferences.set({ country: 'AT' });
    expect(saved()).toBe(0);
    shell.logIn({ ...opened, preferences: swiss });
    expect(shell.host.preferences.getState()).toMatchObject({ country: 'AT', currency: 'CHF' });
    await waitFor(() => expect(saved()).toBe(1));
    expect(sent.at(-1)?.authorization).toBe('Bearer secret');
    const next = setUp();
    next.logIn({ ...opened, preferences: swiss });
    expect(next.host.preferences.getState()).toMatchObject({ country: 'CH' });
  });

  it('greets in the language of the account, and stores choices but not trial changes of a page', async () => {
    const shell = setUp();
    shell.logIn(opened);
    const greetings = () => shell.notifications.getState().map(({ text }) => text);
    await waitFor(() => expect(greetings()).toEqual(['You are logged in.']));
    shell.host.preferences.set({ country: 'AT' }, { forNow: true });
    dispatchEvent(new Event('pagehide'));
    const shownAndKept = [shell.host.preferences.getState().country, readRemembered()?.preferences.country];
    expect(shownAndKept).toEqual(['AT', 'DE']);
    shell.host.preferences.set({ currency: 'CHF' });
    shell.host.preferences.set({ country: 'CH' });
    await waitFor(() => expect(saved()).toBe(2));
  });

  it('leads a new login to the own desk, and a returning user home', () => {
    const shell = setUp();
    expect(shell.beginning()).toBe('/');
    shell.logIn({ ...opened, user: { ...opened.user, companyType: 'Producer' } });
    expect(shell.beginning()).toBe('/orders/purchase-orders');
    shell.logIn(opened);
    expect(shell.beginning()).toBe('/');
  });

  it('reads everything again when language, country, currency or the user change', async () => {
    const shell = setUp();
    const invalidated = jest.spyOn(shell.queries, 'invalidateQueries');
    const reset = jest.spyOn(shell.queries, 'resetQueries');
    shell.host.preferences.set({ currency: 'CHF' });
    expect(invalidated).toHaveBeenCalledTimes(1);
    shell.host.preferences.set({ currency: 'CHF' });
    expect(invalidated).toHaveBeenCalledTimes(1);
    shell.logIn(opened);
    // The screen changes first.
    await new Promise((followed) => setTimeout(followed));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('prices the basket again when language, country, currency or the user change', async () => {
    const shell = setUp();
    answers['POST /api/basket/refresh'] = [200, refreshedBasket];
    const dispatchLocation = { id: 10, city: 'Ulm', country: 'DE' };
    shell.host.basket.add({ producerId: 1, producerName: 'Seewald', dispatchLocation }, basketItem);
    const priced = () => calls().filter((call) => call === 'POST /api/basket/refresh').length;
    const changes = [{ language: 'en' }, { country: 'CH' }, { currency: 'CHF' }] as const;
    for (const [before, change] of changes.entries()) {
      shell.host.preferences.set(change);
      await waitFor(() => expect(priced()).toBe(before + 1));
    }
    shell.logIn(opened);
    await waitFor(() => expect(priced()).toBeGreaterThan(changes.length));
  });

  it('logs out at once, even if the server is unreachable', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const shell = setUp();
    const visited: string[] = [];
    shell.connectRouter((to) => visited.push(to));
    shell.logIn(opened);
    answers['DELETE /api/authentication/accessTokens/s1'] = [503, {}];
    await shell.host.session.logOut();
    expect(shell.host.session.getState().status).toBe('visitor');
    expect(calls()).toContain('DELETE /api/authentication/accessTokens/s1');
    expect(visited).toEqual(['/']);
    warned.mockRestore();
  });

  it('leads to the login with the current page as return address', () => {
    const shell = setUp();
    const visited: string[] = [];
    shell.connectRouter((to) => visited.push(to));
    shell.host.session.askForLogin('/checkout');
    expect(visited).toEqual(['/login?from=%2Fcheckout']);
  });

  it('adopts only offered values from another tab', () => {
    const shell = setUp({ ...firstSettings, countries: ['DE', 'FR'] } as unknown as Configuration);
    const preferences = { language: 'de', country: 'FR', currency: 'PLN' } as const;
    document.cookie = sharedStateCookie({ user: null, preferences }, Date.now(), false);
    dispatchEvent(new Event('focus'));
    expect(shell.host.preferences.getState()).toEqual({ language: 'de', country: 'FR', currency: 'EUR' });
  });
});
