import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

type Label = string | RegExp;

/** Opens a select by its label and chooses an option once it is offered, as people do with a mouse. */
export async function chooseOption(label: Label, option: Label, place?: HTMLElement): Promise<void> {
  const list = await openList(await whole(place).findByRole('combobox', { name: label }));
  await userEvent.click(await within(list).findByRole('option', { name: option }));
}

/** The options that a select offers, as they read. */
export async function offeredOptions(label: Label, place?: HTMLElement): Promise<string[]> {
  const control = await whole(place).findByRole('combobox', { name: label });
  const options = within(await openList(control)).getAllByRole('option');
  const names = options.map((option) => option.textContent ?? '');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(control).toHaveAttribute('aria-expanded', 'false'));
  return names;
}

/** The chosen value of a select, as it is read out. */
export function chosenOption(label: Label, place?: HTMLElement): string {
  const control = whole(place).getByRole('combobox', { name: label });
  const [value = ''] = (control.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(value)?.textContent ?? '';
}

const whole = (place: HTMLElement | undefined) => (place ? within(place) : screen);

/** The list of a select lies elsewhere in the page; the select names it. */
async function openList(control: HTMLElement): Promise<HTMLElement> {
  if (control.getAttribute('aria-expanded') !== 'true') await userEvent.click(control);
  return waitFor(() => {
    const list = document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error('The list of the select is not open');
    return list;
  });
}
