import type { Company } from '@werkbank/contracts/entities';
import { callExamples, customer, shippingAddress } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kantonName } from '@werkbank/kit/kantons';
import { chooseOption, chosenOption } from '@werkbank/kit/testing/choose-option';
import { companyAdmin, openManagement } from './testing/render-management';

const getConfiguration = callExamples.getConfiguration.answer;
const open = (fixtures: Fixtures) =>
  openManagement('/management/customers/71', companyAdmin, { getConfiguration, ...fixtures });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

describe('a company that becomes a public body', () => {
  const german = { ...shippingAddress, id: 501, type: 'Primary' as const, zipCode: '89073', country: 'DE' };
  const abroad = { ...customer, taxNumber: 'DE123456789', primaryAddress: german, addresses: [german] };

  it('keeps its foreign billing address, shows its country and a notice', async () => {
    let stored: typeof abroad = abroad;
    const { host } = await open({
      getCustomer: () => stored,
      updateCustomer: () => (stored = { ...abroad, customerType: 'Community' }),
    });
    await chooseOption('Kundenart', 'Gemeinde/Stadt');
    expect(chosenOption('Land')).toBe('Schweiz');
    await save();
    await waitFor(() => expect(chosenOption('Land')).toBe('Deutschland'));
    expect(host.record.shown.map(({ kind, text }) => [kind, text.slice(0, 54)])).toEqual([
      ['success', 'Die Firmendaten wurden geändert.'],
      ['info', 'Die Rechnungsadresse bleibt, wo sie ist (Deutschland):'],
    ]);
  });

  it('is Swiss as a canton, requires the canton and no tax number', async () => {
    const sent: unknown[] = [];
    const german = {
      ...customer,
      taxNumber: 'DE123456789',
      primaryAddress: { ...customer.addresses[0], country: 'DE' },
    } as Company;
    const { host } = await open({
      getCustomer: german,
      updateCustomer: ({ body }) => {
        sent.push(body);
        // The billing address has moved along.
        return { ...customer, customerType: 'Kanton' };
      },
    });
    await chooseOption('Kundenart', 'Kanton');
    expect(chosenOption('Land')).toBe('Schweiz');
    await userEvent.clear(screen.getByRole('textbox', { name: /UID\/USt-IdNr\./ }));
    await save();
    expect((await screen.findAllByText('Kanton muss angegeben werden.')).length).toBeGreaterThan(0);
    const kanton = getConfiguration.kantons[0] ?? '';
    await chooseOption('Kanton', kantonName(kanton, 'de'));
    await save();
    await waitFor(() =>
      expect(host.record.shown.map(({ kind, text }) => [kind, text])).toEqual([
        ['error', 'Bitte füllen Sie das Formular richtig aus'],
        ['success', 'Die Firmendaten wurden geändert.'],
      ]),
    );
    expect(sent).toEqual([
      expect.objectContaining({ customerType: 'Kanton', kanton, taxNumber: null, country: 'CH' }),
    ]);
  });
});
