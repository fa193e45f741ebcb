import type { Locator, Page } from 'playwright-core';
import { type Visit, wordsOnScreen } from '../browser/visit.ts';

/** Labels of Keycloak's own pages. */
const keycloakWords = {
  de: { name: 'Benutzername oder E-Mail', password: 'Passwort', submit: 'Anmelden' },
  en: { name: 'Username or email', password: 'Password', submit: 'Sign In' },
} as const;

/** Clicks single sign-on on the login page. */
export async function leaveForSingleSignOn({ page }: Visit): Promise<void> {
  const words = await wordsOnScreen(page);
  await page.getByRole('button', { name: words('login:login.singleSignOn') }).click();
}

/** Submits Keycloak's login page of any realm. */
export async function fillInKeycloakLogin(
  { page, language }: Visit,
  email: string,
  password: string,
): Promise<void> {
  const words = keycloakWords[language];
  await page.getByRole('textbox', { name: words.name, exact: true }).fill(email);
  await page.getByRole('textbox', { name: words.password, exact: true }).fill(password);
  await page.getByRole('button', { name: words.submit, exact: true }).click();
}

/** The header's button with the signed-in user. */
export const signedInAs = (page: Page, label: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: label });
