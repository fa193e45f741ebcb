import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { ApiError } from '@werkbank/contracts/client';
import { DateField } from '../dates/date-field';
import { useServiceForm } from '../forms/use-service-form';
import { renderWorking } from '../testing/render-working';
import { DeleteButton } from './delete-dialog';
import { FormDialog } from './form-dialog';
import { TextField } from './input';
import { ConfirmDialog } from './modal';

function Opener({ children }: { children: (close: () => void) => React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open ? children(() => setOpen(false)) : null}
    </>
  );
}

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useServiceForm({ initial: { name: '' }, save: async () => onClose() });
  return (
    <FormDialog form={form} title="Namen ändern" onClose={onClose}>
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  );
}

const openIt = async (content: (close: () => void) => React.ReactNode, language: 'de' | 'en' = 'de') => {
  await renderWorking(<Opener>{content}</Opener>, { preferences: { language } });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
};

describe('a dialog', () => {
  it('is named by its title, begins in its first field, and gives the focus back', async () => {
    await openIt((close) => <NameDialog onClose={close} />);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Namen ändern' })).toBeVisible());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  });

  it('asks before it drops what was typed, and closes only what is on top', async () => {
    await openIt((close) => <NameDialog onClose={close} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Änderungen verwerfen?' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('x');
  });

  it('stays while Escape closes a calendar that lies above it', async () => {
    function DayDialog({ onClose }: { onClose: () => void }) {
      const form = useServiceForm({ initial: { day: '' }, save: async () => onClose() });
      return (
        <FormDialog form={form} title="Tag ändern" onClose={onClose}>
          <DateField label="Tag" {...form.field('day')} />
        </FormDialog>
      );
    }
    await openIt((close) => <DayDialog onClose={close} />);
    await userEvent.click(screen.getByRole('button', { name: /Kalender/ }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Tag ändern' })).toBeInTheDocument();
  });

  it.each([
    ['de', 'Schließen', 'Abbrechen'],
    ['en', 'Close', 'Cancel'],
  ] as const)('asks before something is done, and names what it does (%s)', async (language, x, cancel) => {
    const done: string[] = [];
    await openIt(
      (close) => (
        <ConfirmDialog
          title="Kurs löschen?"
          confirm="Kurs löschen"
          danger
          onClose={close}
          onConfirm={() => done.push('x')}
        >
          Das bleibt so.
        </ConfirmDialog>
      ),
      language,
    );
    await waitFor(() => expect(screen.getByRole('button', { name: x })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Kurs löschen' }));
    expect(done).toEqual(['x']);
    await userEvent.click(screen.getByRole('button', { name: cancel }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the question before a deletion', () => {
  const refused = () =>
    Promise.reject(new ApiError(409, { code: 'COMPANY_IN_USE', message: 'Es gibt Bestellungen.' }));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const ask = async (props: Partial<ComponentProps<typeof DeleteButton>>) => {
    await renderWorking(
      <DeleteButton title="Lager löschen?" confirm="Lager löschen" remove={async () => undefined} {...props}>
        Das Lager ist danach weg.
      </DeleteButton>,
    );
    await press(props.inRow ? 'Lager löschen?' : 'Lager löschen');
    return within(await screen.findByRole('dialog', { name: 'Lager löschen?' }));
  };

  it('says what follows, deletes nothing when it is closed, and closes after the deletion', async () => {
    const remove = jest.fn(async () => undefined);
    const dialog = await ask({ remove, inRow: true });
    expect(dialog.getByText('Das Lager ist danach weg.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(remove).not.toHaveBeenCalled();
    await press('Lager löschen?');
    await press('Lager löschen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('leaves the page of what was deleted', async () => {
    const left = jest.fn();
    const dialog = await ask({ onDeleted: left });
    await userEvent.click(dialog.getByRole('button', { name: 'Lager löschen' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  it('stays open with the reason of a refusal, and can be tried again', async () => {
    const remove = jest.fn(refused);
    const dialog = await ask({ remove });
    await userEvent.click(dialog.getByRole('button', { name: 'Lager löschen' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Es gibt Bestellungen.');
    await userEvent.click(dialog.getByRole('button', { name: 'Lager löschen' }));
    await waitFor(() => expect(remove).toHaveBeenCalledTimes(2));
  });
});
