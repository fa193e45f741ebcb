import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Types something else into a field, once it is there. */
export async function retype(label: string | RegExp, text: string): Promise<void> {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Fills in fields by their labels, in their order. */
export async function fillIn(values: readonly (readonly [string | RegExp, string])[]): Promise<void> {
  for (const [label, text] of values) await retype(label, text);
}

export const save = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

/** The names in the rows of the list, in order. */
export const namesInList = (): (string | null)[] =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
