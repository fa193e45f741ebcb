import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { formOf } from './administer.ts';
import { personField } from './register.ts';

/** Asks for a link by mail and waits until it is said to be on its way. */
export async function askForReset(visit: Visit, email: string): Promise<void> {
  const { page, words } = visit;
  // The login that was there a moment ago has a field of that name as well.
  const form = formOf(visit, words('login:passwordReset.title'));
  await form.getByLabel(words('login:fields.email'), { exact: true }).fill(email);
  await form.getByRole('button', { name: words('login:passwordReset.request') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: words('login:passwordReset.sent') })
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
  await visit.page.getByRole('button', { name: visit.words('login:newPassword.submit') }).click();
}
