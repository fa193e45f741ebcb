import { callExamples } from '@werkbank/contracts/fixtures';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { retype, save } from '../testing/at-the-screen';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderAdmin } from '../testing/render-admin';
import PrintSettingsPage from './print-settings-page';

const configuration = callExamples.getConfiguration.answer;
const address = '/management/print-settings';
const open = (fixtures: Fixtures = {}) =>
  renderAdmin(<PrintSettingsPage />, address, address, { getConfiguration: configuration, ...fixtures });
const qrIban = () => screen.findByLabelText(/^QR-IBAN/);

/** Opens the page and records its requests. */
async function opened() {
  const sent: unknown[] = [];
  const { host } = await open({
    updateConfiguration: ({ body }) => {
      sent.push(body);
      return body;
    },
  });
  return { host, sent };
}

it('saves a QR-IBAN beside everything else that documents print', async () => {
  const { host, sent } = await opened();
  await retype(/^QR-IBAN/, ' ch44 3199 9123 0008 8901 2 ');
  await retype('Ort', 'Olten');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const { printoutConfig } = configuration;
  expect(sent[0]).toEqual({
    ...configuration,
    printoutConfig: {
      ...printoutConfig,
      address: { ...printoutConfig.address, city: 'Olten' },
      qrIban: 'CH44 3199 9123 0008 8901 2',
    },
  });
  expect(host.record.shown[0]?.text).toBe('Die Angaben auf Belegen wurden geändert.');
});

it.each(['CH93 0076 2011 6238 5295 7', 'CH44 3199 9123 0008 8901 3', 'DE44 3199 9123 0008 8901 2'])(
  'refuses %s as a QR-IBAN without a request',
  async (typed) => {
    const { sent } = await opened();
    await retype(/^QR-IBAN/, typed);
    await save();
    await waitFor(async () => expect((await qrIban()).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Das ist keine QR-IBAN/)).not.toHaveLength(0);
    expect(sent).toEqual([]);
  },
);

it('removes the QR-IBAN again, and requires the other fields', async () => {
  const { printoutConfig } = configuration;
  const sent: unknown[] = [];
  await open({
    getConfiguration: {
      ...configuration,
      printoutConfig: { ...printoutConfig, qrIban: 'CH44 3199 9123 0008 8901 2' },
    },
    updateConfiguration: ({ body }) => {
      sent.push(body.printoutConfig);
      return body;
    },
  });
  await retype(/^QR-IBAN/, 'x');
  await retype('Ort', 'x');
  await userEvent.clear(await qrIban());
  await userEvent.clear(screen.getByLabelText('Ort'));
  await save();
  await waitFor(() => expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await retype('Ort', 'Olten');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('qrIban');
});

it('reports a conflicting save, takes it over, and saves the rest with the new lock key', async () => {
  const { printoutConfig } = configuration;
  let saved = { ...configuration, optimisticLockKey: 3 };
  const keys: unknown[] = [];
  await open({
    getConfiguration: () => saved,
    updateConfiguration: ({ body }) => {
      keys.push(body.optimisticLockKey);
      if (body.optimisticLockKey !== saved.optimisticLockKey) throw refusal('CHANGED_MEANWHILE');
      return body;
    },
  });
  await retype('Ort', 'Olten');
  saved = {
    ...configuration,
    printoutConfig: { ...printoutConfig, phone: '+41 52 555 99 99' },
    optimisticLockKey: 4,
  };
  await save();
  await userEvent.click(await screen.findByRole('button', { name: /übernehmen/i }));
  await waitFor(() => expect(screen.getByLabelText('Telefon')).toHaveValue('+41 52 555 99 99'));
  expect(screen.getByLabelText('Ort')).toHaveValue('Olten');
  await save();
  await waitFor(() => expect(keys).toEqual([3, 4]));
});

it('marks each wrong VAT number by its country, and sends no request', async () => {
  const { sent } = await opened();
  await retype(/^MwSt\.-Nr\. Schweiz/, 'CHE-123.456.789');
  await retype(/^MwSt\.-Nr\. Österreich/, 'DE136695976');
  await retype(/^MwSt\.-Nr\. Deutschland/, 'DE136695976');
  await save();
  const invalid = (country: string) =>
    screen.getByLabelText(new RegExp(`^MwSt\\.-Nr\\. ${country}`)).getAttribute('aria-invalid') === 'true';
  await waitFor(() =>
    expect(['Schweiz', 'Deutschland', 'Österreich'].filter(invalid)).toEqual(['Schweiz', 'Österreich']),
  );
  expect(sent).toEqual([]);
});

it.each([
  ['printoutConfig.address.city', 'Ort'],
  ['printoutConfig.vatNumbers.0.number', /^MwSt\.-Nr\. Österreich/],
])('shows a refusal of %s at the field that it is about', async (path, label) => {
  await open({
    updateConfiguration: () => {
      throw refusal('FIELD_REQUIRED', path);
    },
  });
  await retype('Ort', 'Olten');
  await retype(/^MwSt\.-Nr\. Österreich/, 'ATU13585627');
  await save();
  await waitFor(() => expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true'));
});

it('shows an error and a retry', async () => {
  await open({
    getConfiguration: () => {
      throw refusal('PART_UNAVAILABLE');
    },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
