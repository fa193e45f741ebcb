import { administrationExamples, managedUser } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@werkbank/kit/testing/refusal';
import { companyAdmin, openManagement } from './testing/render-management';
// Loads the lazy page before the clock of a test runs.
import './users-page';

const users = administrationExamples.listUsers.answer;
const colleague = { ...managedUser, id: 18, firstName: 'Urs', lastName: 'Keller' };
const ofCompany = '/management/customers/71/users';

describe('several users at once', () => {
  const people = [
    { ...colleague, id: 31, firstName: 'Ada', lastName: 'Arn', enabled: true },
    { ...colleague, id: 32, firstName: 'Beat', lastName: 'Bär', enabled: true },
    { ...colleague, id: 33, firstName: 'Cora', lastName: 'Cuny', enabled: false },
  ];
  const listed = { ...users, users: people, totalItems: 3 };
  const choose = async (...names: string[]) => {
    for (const name of names) {
      await userEvent.click(
        await screen.findByRole('checkbox', { name: `Auswählen: ${name}` }, { timeout: 4000 }),
      );
    }
  };
  const ask = (action: string) => userEvent.click(screen.getByRole('button', { name: action }));
  const confirm = async (action: string) => {
    const question = await screen.findByRole('dialog');
    await userEvent.click(within(question).getByRole('button', { name: action }));
  };

  it('are disabled after one question that names them, except those already disabled', async () => {
    const sent: unknown[] = [];
    await openManagement(ofCompany, companyAdmin, {
      listCustomerUsers: listed,
      updateUser: ({ params, body }) => {
        sent.push([params.userId, body.enabled]);
        return { ...colleague, ...body, id: Number(params.userId) };
      },
    });
    await choose('Arn, Ada', 'Bär, Beat', 'Cuny, Cora');
    await ask('Sperren');
    const question = await screen.findByRole('dialog', { name: '2 Benutzer sperren?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringContaining('Arn, Ada'), expect.stringContaining('Bär, Beat')]);
    expect(sent).toEqual([]);
    await confirm('Sperren');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      [31, false],
      [32, false],
    ]);
    expect(screen.getByText('1 ausgewählt')).toBeInTheDocument();
  });

  it('are listed by name and stay chosen if they are refused, while the others change', async () => {
    await openManagement(ofCompany, companyAdmin, {
      listCustomerUsers: listed,
      deleteUser: ({ params }) => {
        if (Number(params.userId) === 31) throw refusal('LAST_PLATFORM_ADMIN');
        return {};
      },
    });
    await choose('Arn, Ada', 'Bär, Beat');
    await ask('Löschen');
    await confirm('Löschen');
    const told = await screen.findByRole('dialog', { name: 'Nicht alle wurden gelöscht' });
    expect(
      within(told)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([expect.stringMatching(/^Arn, Ada: ./)]);
    await userEvent.click(within(told).getAllByRole('button', { name: 'Schließen' })[1] as HTMLElement);
    expect(screen.getByRole('checkbox', { name: 'Auswählen: Arn, Ada' })).toBeChecked();
  });

  it('get a notice if the change applies to none of them', async () => {
    await openManagement(ofCompany, companyAdmin, { listCustomerUsers: listed });
    await choose('Bär, Beat');
    await ask('Freigeben');
    expect(await screen.findByText('Alle Ausgewählten sind schon aktiv.')).toBeInTheDocument();
  });
});
