import { screen } from '@testing-library/react';
import { renderWithHost } from '../testing/render-with-host';
import { ConfirmDialog, Dialog } from './dialog';

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
