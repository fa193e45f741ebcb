import type { Browser } from 'playwright-core';
import { beginVisit, type Visit, type VisitOptions, wordsOnScreen } from '../browser/visit.ts';
import type { Language } from '../browser/words.ts';
import { type Account, signIn } from '../../instance/running-instance.ts';
import { confirmCookies } from './prefer.ts';

/** Whoever logs in reads Werkbank in the language of the account; a test that logs in says which one that is. */
export async function setLanguageOf(account: Account, language: Language): Promise<void> {
  const { api, user } = await signIn(account);
  await api('setUserLanguage', { params: { userId: user.id }, body: { language } });
}

/** A basket waits for its person on every device; a test that counts lines begins without those of another. */
export async function emptyBasketOf(account: Account): Promise<void> {
  const { api } = await signIn(account);
  const { lines } = await api('getOwnBasket', {});
  const changes = lines.map((line) => ({ ...line, quantity: null }));
  if (changes.length > 0) await api('changeOwnBasket', { body: { changes } });
}

/** Fills in the login that is on the screen and sends it, whatever comes of it. */
export async function tryToLogIn({ page }: Visit, { email, password }: Account): Promise<void> {
  const before = await wordsOnScreen(page);
  const form = page.getByRole('form', { name: before('shell:login.title') });
  await form.getByLabel(before('shell:login.email')).fill(email);
  await form.getByLabel(before('shell:login.password')).fill(password);
  await form.getByRole('button', { name: before('shell:login.submit') }).click();
}

/** Fills in the login that is on the screen, and goes on when the header shows who it is. */
export async function fillInLogin(visit: Visit, account: Account): Promise<void> {
  const { page, words } = visit;
  await tryToLogIn(visit, account);
  const label = words('shell:user.label', { name: '' }).trim();
  await page.getByRole('banner').getByRole('button', { name: label }).waitFor();
}

/** Logs in on a screen of one's own, and stands on the home page. */
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

/** Opens an entry of one's own menu. */
export async function openFromMenu({ page, words }: Visit, entry: string): Promise<void> {
  await page
    .getByRole('navigation', { name: words('shell:personalMenu') })
    .getByRole('link', { name: entry })
    .click();
}
