import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses the button of a field for files and chooses some, as people do with a mouse. */
export async function chooseFile(label: string | RegExp, ...files: File[]): Promise<void> {
  const button = await screen.findByLabelText(label);
  const { promise, resolve } = Promise.withResolvers<HTMLElement>();
  const listening = new AbortController();
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') resolve(target);
  };
  document.addEventListener('click', notice, { capture: true, signal: listening.signal });
  await userEvent.click(button);
  await userEvent.upload(await promise, files);
  listening.abort();
}
