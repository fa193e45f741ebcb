import type { CallRequest } from '@werkbank/contracts/calls';
import { exchangeRate } from '@werkbank/contracts/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { chooseOption, chosenOption, offeredOptions } from '@werkbank/kit/testing/choose-option';
import { save } from '../testing/at-the-screen';
import { onlyOnce } from '../testing/held-back';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import CurrenciesPage from './currencies-page';

const past = { ...exchangeRate, id: 4, validFrom: '2025-01-01', validTo: '2025-12-31', ratio: '0.95' };
const external = { ...exchangeRate, id: 6, exchangeRateType: 'external' as const, ratio: '0.94' };
const overview = {
  currencies: ['EUR' as const, 'CHF' as const],
  exchangeRates: [exchangeRate, past, external],
};
const open = (fixtures: Fixtures = {}, at = '/management/currencies') =>
  renderAdmin(<CurrenciesPage />, at, '/management/currencies', { listCurrencies: overview, ...fixtures });
const noteOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    ?.textContent;

describe('currencies', () => {
  const panel = () => screen.findByRole('region', { name: 'Angebotene Währungen' });
  const rowOf = async (name: string) =>
    (await within(await panel()).findByText(name)).closest('tr') as HTMLElement;

  it('mark the default and name missing exchange rates', async () => {
    await open();
    expect((await rowOf('Euro (EUR)')).textContent).toMatch(/Standardwährung.*kein interner Kurs von CHF/);
    expect((await rowOf('Schweizer Franken (CHF)')).textContent).toContain('Alle Kurse vorhanden');
    expect(within(await rowOf('Euro (EUR)')).queryByRole('button')).toBeNull();
  });

  it('are added by code, whose name shows while it is typed', async () => {
    const sent: unknown[] = [];
    const { host } = await open({
      listCurrencies: onlyOnce(overview),
      offerCurrency: ({ body }) => {
        sent.push(body);
        return { currencies: ['EUR', 'CHF', 'PLN'] };
      },
    });
    const add = async () =>
      userEvent.click(within(await panel()).getByRole('button', { name: 'Währung anbieten' }));
    await add();
    const dialog = within(await screen.findByRole('dialog'));
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Währung anbieten' }));
    const code = dialog.getByLabelText('Code nach ISO 4217');
    for (const [typed, message] of [
      ['JPY', 'Eine Währung mit diesem Code und zwei Nachkommastellen gibt es nicht.'],
      ['chf', 'Diese Währung wird schon angeboten.'],
    ] as const) {
      await userEvent.clear(code);
      await userEvent.type(code, typed);
      await send();
      await waitFor(() => expect(noteOf('Code nach ISO 4217')).toContain(message));
    }
    await userEvent.clear(code);
    await userEvent.type(code, 'pln');
    expect(noteOf('Code nach ISO 4217')).toContain('Polnischer Złoty (PLN)');
    await send();
    expect(await rowOf('Polnischer Złoty (PLN)')).toBeTruthy();
    expect(sent).toEqual([{ currency: 'PLN' }]);
    expect(host.record.shown.at(-1)?.text).toBe('PLN wird jetzt angeboten.');
  });

  it("are withdrawn after a question, and stay with the service's reason if it refuses", async () => {
    let last = false;
    await open({
      listCurrencies: onlyOnce(overview),
      withdrawCurrency: () => {
        if (!last) throw refusal('CURRENCY_NOT_OFFERED');
        return { currencies: ['EUR'] };
      },
    });
    await userEvent.click(within(await rowOf('Schweizer Franken (CHF)')).getByRole('button'));
    const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Nicht mehr anbieten' }));
    await confirm();
    expect(await screen.findByText(/wird nicht angeboten/)).toBeTruthy();
    last = true;
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await panel()).queryByText('Schweizer Franken (CHF)')).toBeNull();
  });
});

describe('exchange rates', () => {
  it('are listed by pair and type, open ends in words, with the current one marked', async () => {
    await open();
    const row = (await screen.findByText('0,9417')).closest('tr') as HTMLElement;
    expect(within(row).getByText('ohne Ende')).toBeTruthy();
    expect(within(row).getByText('gilt')).toBeTruthy();
    expect(
      within((await screen.findByText('0,95')).closest('tr') as HTMLElement).getByText('abgelaufen'),
    ).toBeTruthy();
    expect(screen.getByText('EUR → CHF · extern')).toBeTruthy();
  });

  it('are filtered by the address', async () => {
    await open({}, '/management/currencies?type=external');
    await screen.findByText('0,94');
    expect(screen.queryByText('0,9417')).toBeNull();
  });

  it('are created with a decimal comma and an open end', async () => {
    const sent: CallRequest<'createExchangeRate'>['body'][] = [];
    const { host } = await open({
      createExchangeRate: ({ body }) => {
        sent.push(body);
        return exchangeRate;
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Kurs hinzufügen' }));
    await save();
    await waitFor(() => expect(noteOf('Kurs')).toBe('Kurs muss angegeben werden.'));
    await userEvent.type(screen.getByLabelText('Kurs'), '0,9512');
    await userEvent.type(screen.getByLabelText('Gültig ab'), '31.02.2027');
    await save();
    await waitFor(() =>
      expect(noteOf('Gültig ab')).toBe('Gültig ab: kein Datum, richtig ist zum Beispiel 21.11.2026.'),
    );
    expect(sent).toEqual([]);
    await userEvent.clear(screen.getByLabelText('Gültig ab'));
    await userEvent.type(screen.getByLabelText('Gültig ab'), '1.1.2027');
    await save();
    await waitFor(() => expect(host.record.shown.at(-1)?.text).toBe('Der Kurs wurde hinzugefügt.'));
    expect(sent).toEqual([
      {
        sourceCurrency: 'EUR',
        targetCurrency: 'CHF',
        exchangeRateType: 'Internal',
        ratio: '0.9512',
        validFrom: '2027-01-01',
        validTo: '9999-12-31',
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('need two currencies, a ratio above zero, and an end after the beginning', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Kurs hinzufügen' }));
    await chooseOption('Von', 'Schweizer Franken (CHF)', screen.getByRole('dialog'));
    expect(chosenOption('Nach')).toBe('Euro (EUR)');
    await userEvent.type(screen.getByLabelText('Kurs'), '0');
    await userEvent.type(screen.getByLabelText('Gültig ab'), '2027-01-02');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ohne Enddatum' }));
    await userEvent.type(screen.getByLabelText('Gültig bis'), '2027-01-01');
    await save();
    await waitFor(() => expect(noteOf('Kurs')).toMatch(/größer als 0/));
    expect(noteOf('Gültig bis')).toBe('muss größer oder gleich 02.01.2027 sein');
  });

  it('use the offered currencies, and convert from a withdrawn one', async () => {
    const dollar = { ...exchangeRate, id: 7, sourceCurrency: 'USD' };
    await open({ listCurrencies: { ...overview, exchangeRates: [dollar] } });
    const [euro, franc, usd] = ['Euro (EUR)', 'Schweizer Franken (CHF)', 'US-Dollar (USD)'];
    await userEvent.click(await screen.findByRole('button', { name: /Kurs USD → CHF .* ändern/ }));
    const dialog = screen.getByRole('dialog');
    expect(await offeredOptions('Von', dialog)).toEqual([euro, franc, usd]);
    expect(await offeredOptions('Nach', dialog)).toEqual([euro, franc]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(await offeredOptions('Von')).toEqual([euro, franc, usd]);
    await userEvent.click(screen.getByRole('button', { name: 'Kurs hinzufügen' }));
    const added = screen.getByRole('dialog');
    expect(await offeredOptions('Von', added)).toEqual([euro, franc, usd]);
    expect(await offeredOptions('Nach', added)).toEqual([euro, franc]);
    // The currencies swap, so that the one no longer offered stays visible; only the service checks it.
    await chooseOption('Von', usd, added);
    await chooseOption('Von', franc, added);
    expect(chosenOption('Nach', added)).toBe(usd);
  });

  it('report a rate with the same beginning', async () => {
    await open({
      updateExchangeRate: () => {
        throw refusal('EXCHANGE_RATE_OVERLAP', 'validFrom');
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Kurs EUR → CHF (intern) 01.01.2025 ändern' }),
    );
    await save();
    await waitFor(() => expect(noteOf('Gültig ab')).toBe('Für diesen Zeitraum gibt es schon einen Kurs.'));
  });

  it('refuse to delete a rate if that leaves a gap', async () => {
    await open({
      deleteExchangeRate: () => {
        throw refusal('EXCHANGE_RATE_GAP');
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Kurs EUR → CHF (intern) 01.01.2025 löschen' }),
    );
    expect(screen.getByRole('dialog').textContent).toContain(
      'Kurs EUR → CHF · intern ab 01.01.2025 löschen?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Kurs löschen' }));
    expect(await screen.findByText('Zwischen den Kursen bliebe eine Lücke.')).toBeTruthy();
  });
});
