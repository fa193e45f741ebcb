import type { Locator } from 'playwright-core';
import { type Visit, wordsOnScreen } from '../browser/visit.ts';

/** Chooses language, delivery country and currency in the header, as a first visitor from Switzerland does. */
export async function preferSwitzerland({ page, words, language }: Visit): Promise<void> {
  const before = await wordsOnScreen(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: before('shell:preferences.label') }).click();
  await header.getByLabel(before('shell:preferences.language'), { exact: true }).selectOption(language);
  await header.getByLabel(words('shell:preferences.country'), { exact: true }).selectOption('CH');
  await header.getByLabel(words('shell:preferences.currency'), { exact: true }).selectOption('CHF');
  await page.keyboard.press('Escape');
}

/** Chooses the language of the visit in the header. */
export async function preferLanguage({ page, words, language }: Visit): Promise<void> {
  const before = await wordsOnScreen(page);
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: before('shell:preferences.label') }).click();
  await header.getByLabel(before('shell:preferences.language'), { exact: true }).selectOption(language);
  await header.getByRole('button', { name: words('shell:preferences.label') }).waitFor();
  await page.keyboard.press('Escape');
}

/** Confirms the cookie notice. */
export async function confirmCookies({ page }: Visit): Promise<void> {
  const words = await wordsOnScreen(page);
  await page.getByRole('button', { name: words('shell:cookies.confirm') }).click();
}

type Preference = 'language' | 'country' | 'currency' | 'colorScheme';

/** A choice in the header's preferences, which are opened if needed. */
export async function choiceOf({ page }: Visit, name: Preference): Promise<Locator> {
  const words = await wordsOnScreen(page);
  const header = page.getByRole('banner');
  const choice = header.getByLabel(words(`shell:preferences.${name}`), { exact: true });
  if (!(await choice.isVisible())) {
    await header.getByRole('button', { name: words('shell:preferences.label') }).click();
  }
  return choice;
}

/** Sets a preference and closes the menu. */
export async function prefer(visit: Visit, name: Preference, value: string): Promise<void> {
  await (await choiceOf(visit, name)).selectOption(value);
  await visit.page.keyboard.press('Escape');
}
