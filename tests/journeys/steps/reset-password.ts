import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import { formOf } from './administer.ts';
import { personField } from './register.ts';

/** Requests a link by mail and waits for the confirmation. */
export async function askForReset(visit: Visit, email: string): Promise<void> {
  const { page, words } = visit;
  // Scoped to the form, because the previous login page has a field of the same name.
  const form = formOf(visit, words('login:passwordReset.title'));
  await form.getByLabel(words('login:fields.email'), { exact: true }).fill(email);
  await form.getByRole('button', { name: words('login:passwordReset.request') }).click();
  await page
    .getByRole('status')
    .filter({ hasText: words('login:passwordReset.sent') })
    .waitFor();
}

/** Fields of the page behind a mailed link. */
export const passwordFields = (visit: Visit): Record<'password' | 'repeat', Locator> => ({
  password: personField(visit, 'password'),
  repeat: personField(visit, 'repeat'),
});

/** Submits a new password with its repetition. */
export async function setNewPassword(visit: Visit, password: string, repeat = password): Promise<void> {
  const fields = passwordFields(visit);
  await fields.password.fill(password);
  await fields.repeat.fill(repeat);
  await visit.page.getByRole('button', { name: visit.words('login:newPassword.submit') }).click();
}
