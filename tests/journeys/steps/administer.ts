import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import type { Words } from '../browser/words.ts';

/** Opens an address of the management area and waits for its title. */
export async function openManagement({ page }: Visit, path: string, title: string | RegExp): Promise<void> {
  await page.goto(`/management/${path}`);
  await expectPage({ page }, title);
}

/** Waits for a page title. */
export async function expectPage({ page }: Pick<Visit, 'page'>, title: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
}

/** A form by its name, on the page or in a dialog. */
export const formOf = ({ page }: Visit, name: string): Locator =>
  page.getByRole('form', { name, exact: true });

/** Fills in fields of a form by their labels. */
export async function fillIn(
  { words }: Visit,
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await form.getByLabel(labelled(words(key as Parameters<Words>[0]))).fill(value);
  }
}

/** Matches a label, also with the suffix "(optional)", but no longer label with the same beginning. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?: \\(.+\\))?$`);

/** Saves the changes of a page by its save bar. */
export async function save({ words }: Visit, form: Locator): Promise<void> {
  await form.getByRole('button', { name: words('kit:form.save') }).click();
}

/** Waits for a notification and closes it, so that the next one is distinct. */
export async function expectTold({ page, words }: Visit, text: string): Promise<void> {
  const messages = page.getByRole('region', { name: words('shell:notifications.label') });
  await messages.getByRole('status').filter({ hasText: text }).waitFor();
  await messages.getByRole('button', { name: text }).first().click();
}

/** Errors in the summary of a form. */
export async function complaintsOf(form: Locator): Promise<string[]> {
  const summary = form.getByRole('alert');
  await summary.waitFor();
  return summary.getByRole('link').allInnerTexts();
}

/** Opens a select by its label and chooses an option by its text. */
export async function choose(form: Locator, label: string, option: string | RegExp): Promise<void> {
  // A required field has its label as its name, an optional one more. "Bundesland" contains "Land".
  const beginning = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const control = form.getByRole('combobox', { name: new RegExp(`^${beginning}`) });
  await control.click();
  // The list is rendered at the end of the page, above a dialog.
  await form.page().getByRole('listbox').getByRole('option', { name: option }).click();
}

/** The chosen option of a select, as announced to screen readers. */
export async function chosenIn(form: Locator, label: string): Promise<string | null> {
  const described = await form.getByRole('combobox', { name: label }).getAttribute('aria-describedby');
  return form
    .page()
    .locator(`[id="${described?.split(' ')[0]}"]`)
    .textContent();
}

/** Chooses a file by the button of its field. */
export async function chooseFile(
  form: Locator,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const asked = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: label }).click();
  await (await asked).setFiles(file);
}

/** Confirms a dialog by a button. */
export async function confirm({ page }: Visit, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Entries of the personal menu. */
export async function menuEntries({ page, words }: Visit): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: words('shell:personalMenu') });
  await menu.getByRole('link').first().waitFor();
  return menu.getByRole('link').allInnerTexts();
}

/** Table row with a text. */
export const rowWith = ({ page }: Visit, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** Opens a forbidden page and waits for its message with a contact. */
export async function expectForbidden(
  { page, words }: Visit,
  path: string,
  help: 'forbiddenHelp' | 'forbiddenPlatform' = 'forbiddenPlatform',
): Promise<void> {
  await page.goto(`/management/${path}`);
  const main = page.getByRole('main');
  await main.getByRole('heading', { name: words('kit:states.forbiddenTitle') }).waitFor();
  await main.getByText(words(`kit:states.${help}`)).waitFor();
}
