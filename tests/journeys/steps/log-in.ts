import type { Browser } from 'playwright-core';
import { beginVisit, type Visit, type VisitOptions, wordsOnScreen } from '../browser/visit.ts';
import type { Language } from '../browser/words.ts';
import { type Account, signIn } from '../../instance/running-instance.ts';
import { confirmCookies } from './prefer.ts';

/** A login switches to the language of the account, so tests set it first. */
export async function setLanguageOf(account: Account, language: Language): Promise<void> {
  const { api, user } = await signIn(account);
  await api('setUserLanguage', { params: { userId: user.id }, body: { language } });
}

/** Baskets are stored per user, so tests that count lines empty them first. */
export async function emptyBasketOf(account: Account): Promise<void> {
  const { api } = await signIn(account);
  const { lines } = await api('getOwnBasket', {});
  const changes = lines.map((line) => ({ ...line, quantity: null }));
  if (changes.length > 0) await api('changeOwnBasket', { body: { changes } });
}

/** Submits the login form without waiting for a result. */
export async function tryToLogIn({ page }: Visit, { email, password }: Account): Promise<void> {
  const before = await wordsOnScreen(page);
  const form = page.getByRole('form', { name: before('shell:login.title') });
  await form.getByLabel(before('shell:login.email')).fill(email);
  await form.getByLabel(before('shell:login.password')).fill(password);
  await form.getByRole('button', { name: before('shell:login.submit') }).click();
}

/** Submits the login form and waits until the header shows the user. */
export async function fillInLogin(visit: Visit, account: Account): Promise<void> {
  const { page, words } = visit;
  await tryToLogIn(visit, account);
  const label = words('shell:user.label', { name: '' }).trim();
  await page.getByRole('banner').getByRole('button', { name: label }).waitFor();
}

/** Logs in with a new browser session; ends on the home page. */
export async function visitAs(
  browser: Browser,
  account: Account,
  language: Language = 'de',
  options: Omit<VisitOptions, 'language'> = {},
): Promise<Visit> {
  await setLanguageOf(account, language);
  const visit = await beginVisit(browser, { ...options, language });
  await visit.page.goto('/login');
  await confirmCookies(visit);
  await fillInLogin(visit, account);
  return visit;
}

/** Opens an entry of the personal menu. */
export async function openFromMenu({ page, words }: Visit, entry: string): Promise<void> {
  await page
    .getByRole('navigation', { name: words('shell:personalMenu') })
    .getByRole('link', { name: entry })
    .click();
}
