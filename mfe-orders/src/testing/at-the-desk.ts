import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Enters something else into a field, once it is there. */
export async function retype(label: string | RegExp, text: string, place?: HTMLElement): Promise<void> {
  const field = await (place ? within(place) : screen).findByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.paste(text);
}

export const press = (name: string | RegExp): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));
export const save = (): Promise<void> => press('Speichern');

/** Error and help of a field. */
export function noteOf(label: string | RegExp, place?: HTMLElement): string {
  const field = (place ? within(place) : screen).getByLabelText(label);
  const ids = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => !id.endsWith('-value'));
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** The cells of each row of a list, as they read. */
export const rowsOfList = (name?: string): string[] =>
  within(screen.getByRole('table', name === undefined ? {} : { name }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => (textContent ?? '').replaceAll('\u00a0', ' '))
        .join(' | '),
    )
    .filter((text) => text !== '');
