import type { CallRequest } from '@werkbank/contracts/calls';
import { importExamples, userDrift } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderAdmin } from '../testing/render-admin';
import AccountsPage from './accounts-page';

const path = '/management/users/accounts';
const found = importExamples.listUserDifferences.answer;
const [stray] = found.differences;
const open = (fixtures: Fixtures, at = path) =>
  renderAdmin(<AccountsPage />, at, path, {
    getUserDrift: userDrift,
    listUserDifferences: { ...found, differences: [...found.differences] },
    ...fixtures,
  });
const inStep = { ...userDrift, found: 0, open: 0, accounts: 42 };

describe('the accounts', () => {
  it('are shown as in step if none differs', async () => {
    await open({ getUserDrift: inStep, listUserDifferences: { ...found, differences: [], totalItems: 0 } });
    expect(await screen.findByText('Alle Konten stimmen mit den Benutzern überein.')).toBeVisible();
    expect(screen.getByText('Noch keine Abweichungen')).toBeVisible();
  });

  it('are listed with the difference and its correction if they differ', async () => {
    await open({});
    expect(await screen.findByText(/Eine Abweichung ließ sich noch nicht korrigieren/)).toBeVisible();
    expect(await screen.findByText('former@aareblick.example')).toBeVisible();
    expect(screen.getByText('Konto ohne Benutzer')).toBeVisible();
  });

  it('are filtered by the address', async () => {
    const asked: CallRequest<'listUserDifferences'>['query'][] = [];
    await open(
      {
        listUserDifferences: ({ query }) => {
          asked.push(query);
          return { ...found, differences: stray ? [stray] : [] };
        },
      },
      `${path}?state=open&page=2`,
    );
    await screen.findByText('former@aareblick.example');
    expect(asked[0]).toEqual({ page: 2, state: 'open' });
  });

  it('are compared at once on request', async () => {
    let drift: typeof userDrift = inStep;
    await open({
      getUserDrift: () => drift,
      repairUserDrift: () => {
        drift = { ...inStep, found: 2, checkedAt: '2026-11-21T10:00:00.000Z' };
        return drift;
      },
    });
    await screen.findByText('Alle Konten stimmen mit den Benutzern überein.');
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt abgleichen' }));
    await waitFor(() =>
      expect(screen.getByText('2 Abweichungen wurden gefunden und korrigiert.')).toBeVisible(),
    );
  });

  it('are polled while a comparison is running', async () => {
    const answers = [{ ...inStep, checkingSince: '2026-11-21T10:00:00.000Z' }];
    await open({ getUserDrift: () => answers.shift() ?? inStep });
    expect(await screen.findByText('Der Abgleich läuft.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jetzt abgleichen' })).toHaveAttribute('aria-busy', 'true');
    await screen.findByText('Alle Konten stimmen mit den Benutzern überein.', {}, { timeout: 4000 });
    expect(screen.getByRole('button', { name: 'Jetzt abgleichen' })).not.toHaveAttribute('aria-busy');
  });
});
