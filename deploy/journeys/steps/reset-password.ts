import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { personField } from './register.ts';

/** Asks for a link by mail and waits until it is said to be on its way. */
export async function askForReset(visit: Visit, email: string): Promise<void> {
  const { page, words } = visit;
  await personField(visit, 'email').fill(email);
  await page.getByRole('button', { name: words('gate:passwordReset.request') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: words('gate:passwordReset.sent') })
    .waitFor();
}

/** The fields of the page that a mailed link leads to. */
export const passwordFields = (visit: Visit): Record<'password' | 'repeat', Locator> => ({
  password: personField(visit, 'password'),
  repeat: personField(visit, 'repeat'),
});

/** Types a new password twice and sends it. */
export async function setNewPassword(visit: Visit, password: string, repeat = password): Promise<void> {
  const fields = passwordFields(visit);
  await fields.password.fill(password);
  await fields.repeat.fill(repeat);
  await visit.page.getByRole('button', { name: visit.words('gate:newPassword.submit') }).click();
}
