import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Name of a button that may contain its delivery: "Bestätigen (Lieferung 7101)". */
export const called = (name: string) =>
  new RegExp(String.raw`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( \(.+\))?$`);

/** Clicks the button of that name, in the whole page or in one place of it. */
export function click(name: string, place: HTMLElement = document.body): Promise<void> {
  return userEvent.click(within(place).getByRole('button', { name: called(name) }));
}
