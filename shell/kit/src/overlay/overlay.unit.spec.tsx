import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithHost } from '../testing/render-with-host';
import { ConfirmDialog, Dialog } from './dialog';
import { Menu } from './menu';

describe('a dialog', () => {
  it('begins where something is to be entered', async () => {
    await renderWithHost(
      <Dialog title="Adresse" onClose={() => undefined}>
        <label>
          Ort <input />
        </label>
      </Dialog>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Ort'));
  });

  it('that the browser has closed by itself is there until its owner closes it', async () => {
    let asked = 0;
    await renderWithHost(
      <Dialog title="Adresse" onClose={() => (asked += 1)}>
        Ulm
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    // The third Escape in a row cannot be refused.
    act(() => {
      dialog.dispatchEvent(new Event('cancel', { cancelable: false }));
      dialog.close();
      dialog.dispatchEvent(new Event('close'));
    });
    expect(dialog.open).toBe(true);
    expect(asked).toBe(1);
  });

  it('does not begin at the button that acts when it only asks', async () => {
    await renderWithHost(
      <ConfirmDialog
        title="Adresse löschen?"
        confirm="Adresse löschen"
        danger
        onConfirm={() => undefined}
        onClose={() => undefined}
      >
        Ulm
      </ConfirmDialog>,
    );
    expect(document.activeElement).not.toBe(screen.getByRole('button', { name: 'Adresse löschen' }));
  });
});

describe('a menu', () => {
  it('renders its content once it is opened, and keeps it', async () => {
    await renderWithHost(
      <Menu label="More">
        <p>inside</p>
      </Menu>,
    );
    expect(screen.queryByText('inside')).toBeNull();
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    await userEvent.click(button);
    expect(screen.getByText('inside').closest('[hidden]')).not.toBeNull();
  });
});
