import { exchangeRate } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { save } from '../../testing/at-the-screen';
import { onlyOnce } from '../../testing/held-back';
import { platformAdmin } from '../../testing/render-admin';
import { openManagement } from '../testing/render-management';

const past = { ...exchangeRate, id: 4, validFrom: '2025-01-01', validTo: '2025-12-31', ratio: '0.95' };
const external = { ...exchangeRate, id: 6, exchangeRateType: 'external' as const, ratio: '0.94' };

/** The overview is answered once only. */
async function openRates(fixtures: Fixtures) {
  const exchangeRates = [exchangeRate, past, external];
  await openManagement('/management/currencies', platformAdmin, {
    listCurrencies: onlyOnce({ currencies: ['EUR', 'CHF'], exchangeRates }),
    ...fixtures,
  });
  await screen.findByText('0,9417');
}
/** Ratio, beginning and end of each row. */
const rates = () =>
  screen.getAllByRole('row').flatMap((row) => {
    const cells = within(row).queryAllByRole('cell');
    const [from, to, ratio] = cells.map(({ textContent }) => textContent);
    return cells.length > 3 ? [`${ratio}: ${from} – ${to}`] : [];
  });

describe('exchange rates, without being read again', () => {
  it('show a new one, and the one before it ended', async () => {
    const next = { ...exchangeRate, id: 7, validFrom: '2027-01-01', ratio: '0.9512' };
    const ended = { ...exchangeRate, validTo: '2026-12-31' };
    await openRates({ createExchangeRate: { ...next, ofPair: [past, ended, next] } });
    await userEvent.click(screen.getByRole('button', { name: 'Kurs hinzufügen' }));
    await userEvent.type(screen.getByLabelText('Kurs'), '0,9512');
    await userEvent.type(screen.getByLabelText('Gültig ab'), '01.01.2027');
    await save();
    await waitFor(() =>
      expect(rates()).toEqual([
        '0,9512: 01.01.2027 – ohne Ende',
        '0,9417: 01.01.2026 – 31.12.2026',
        '0,95: 01.01.2025 – 31.12.2025',
        '0,94: 01.01.2026 – ohne Ende',
      ]),
    );
  });

  it('show a changed one', async () => {
    const changed = { ...exchangeRate, ratio: '0.9612' };
    await openRates({ updateExchangeRate: { ...changed, ofPair: [past, changed] } });
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Kurs EUR → CHF (intern) 01.01.2026 ändern' })[0]!,
    );
    await userEvent.type(screen.getByLabelText('Kurs'), '1');
    await save();
    expect(await screen.findByText('0,9612')).toBeVisible();
    expect(screen.queryByText('0,9417')).toBeNull();
  });

  it('are without a deleted one, and the one before it is open again', async () => {
    await openRates({ deleteExchangeRate: { ofPair: [{ ...past, validTo: '9999-12-31' }] } });
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Kurs EUR → CHF (intern) 01.01.2026 löschen' })[0]!,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kurs löschen' }));
    await waitFor(() =>
      expect(rates()).toEqual(['0,95: 01.01.2025 – ohne Ende', '0,94: 01.01.2026 – ohne Ende']),
    );
  });
});
