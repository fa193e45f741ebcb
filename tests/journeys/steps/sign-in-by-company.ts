import type { Locator, Page } from 'playwright-core';
import { type Visit, wordsOnScreen } from '../browser/visit.ts';

/** What stands on Keycloak's own pages. */
const keycloakWords = {
  de: { name: 'Benutzername oder E-Mail', password: 'Passwort', submit: 'Anmelden' },
  en: { name: 'Username or email', password: 'Password', submit: 'Sign In' },
} as const;

/** On the login page: leaves for single sign-on. */
export async function leaveForSingleSignOn({ page }: Visit): Promise<void> {
  const words = await wordsOnScreen(page);
  await page.getByRole('button', { name: words('login:login.singleSignOn') }).click();
}

/** On a login page of Keycloak's, whichever realm it is of. */
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

/** The header's button that says who is signed in. */
export const signedInAs = (page: Page, label: string): Locator =>
  page.getByRole('banner').getByRole('button', { name: label });
