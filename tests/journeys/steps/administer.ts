import type { Locator } from 'playwright-core';
import type { Visit } from '../browser/visit.ts';
import type { Words } from '../browser/words.ts';

/** Opens an address of the management area, and waits for its title. */
export async function openManagement({ page }: Visit, path: string, title: string | RegExp): Promise<void> {
  await page.goto(`/management/${path}`);
  await expectPage({ page }, title);
}

/** Waits for the page of that title. */
export async function expectPage({ page }: Pick<Visit, 'page'>, title: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name: title }).waitFor();
}

/** A form by its name, on the page or in a dialog. */
export const formOf = ({ page }: Visit, name: string): Locator =>
  page.getByRole('form', { name, exact: true });

/** Fills in fields of a form by their labels as they stand there. */
export async function fillIn(
  { words }: Visit,
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await form.getByLabel(labelled(words(key as Parameters<Words>[0]))).fill(value);
  }
}

/** A label, also where "(optional)" stands behind it, but none that merely begins like it. */
export const labelled = (label: string): RegExp =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?: \\(.+\\))?$`);

/** Saves what was changed on a page, by the bar that appears. */
export async function save({ words }: Visit, form: Locator): Promise<void> {
  await form.getByRole('button', { name: words('kit:form.save') }).click();
}

/** Waits for a message at the edge of the screen, and takes it away so that the next one is another. */
export async function expectTold({ page, words }: Visit, text: string): Promise<void> {
  const messages = page.getByRole('region', { name: words('shell:notifications.label') });
  await messages.getByRole('status').filter({ hasText: text }).waitFor();
  await messages.getByRole('button', { name: text }).first().click();
}

/** What is wrong with a form, as it is summed up on top of it. */
export async function complaintsOf(form: Locator): Promise<string[]> {
  const summary = form.getByRole('alert');
  await summary.waitFor();
  return summary.getByRole('link').allInnerTexts();
}

/** Opens a select by its label and chooses an option by how it reads. */
export async function choose(form: Locator, label: string, option: string | RegExp): Promise<void> {
  const control = form.getByRole('combobox', { name: label });
  await control.click();
  // Its list lies at the end of the page, above a dialog.
  await form.page().getByRole('listbox').getByRole('option', { name: option }).click();
}

/** What is chosen in a select, as it is read out. */
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

/** Answers a dialog with the button that does what it says. */
export async function confirm({ page }: Visit, title: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** Entries of the own menu, as they stand there. */
export async function menuEntries({ page, words }: Visit): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: words('shell:personalMenu') });
  await menu.getByRole('link').first().waitFor();
  return menu.getByRole('link').allInnerTexts();
}

/** Row of a table that has a text in it. */
export const rowWith = ({ page }: Visit, text: string): Locator =>
  page.getByRole('table').getByRole('row').filter({ hasText: text });

/** Waits for the page that is not for everybody, and says who can help. */
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
