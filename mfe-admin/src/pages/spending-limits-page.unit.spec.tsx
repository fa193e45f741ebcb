import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallRequest } from '@werkbank/contracts/calls';
import { approver, buyer, callExamples, customer, spendingPerson } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { refusal } from '@werkbank/kit/testing/refusal';
import { retype, save } from '../testing/at-the-screen';
import { companyAdmin, openManagement } from './testing/render-management';

const people = [spendingPerson, { ...approver, enabled: true, limit: null }];
const admin = { ...companyAdmin, id: 99 };
const name = `${spendingPerson.lastName}, ${spendingPerson.firstName}`;

async function openDialog(fixtures: Fixtures = {}, of = name) {
  const sent: CallRequest<'setSpendingLimit'>[] = [];
  await openManagement('/management/spending-limits', admin, {
    listSpendingLimits: { people },
    setSpendingLimit: (request) => {
      sent.push(request);
      return { ...spendingPerson, limit: request.body.limit };
    },
    ...fixtures,
  });
  await userEvent.click(await screen.findByRole('button', { name: `Limit von ${of} ändern` }));
  await screen.findByRole('dialog');
  return sent;
}

describe('limits of the people of a company', () => {
  it('are listed with their approvers', async () => {
    await openManagement('/management/spending-limits', admin, { listSpendingLimits: { people } });
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    expect(row).toHaveTextContent('500,00');
    expect(row).toHaveTextContent('Amrein, Rolf');
  });

  it('are set for a person with an approver', async () => {
    const sent = await openDialog({}, 'Amrein, Rolf');
    await retype(/Limit je Bestellung/, '1.250,50');
    await chooseOption('Genehmigt von', name);
    await save();
    await waitFor(() =>
      expect(sent).toEqual([
        {
          params: { userId: approver.userId },
          body: {
            limit: { currency: expect.any(String), perOrder: 125_050, perMonth: null, approverId: buyer.id },
          },
        },
      ]),
    );
  });

  it('are removed with their amounts', async () => {
    const sent = await openDialog();
    await userEvent.clear(await screen.findByLabelText(/Limit je Bestellung/));
    await userEvent.clear(await screen.findByLabelText(/Limit im Monat/));
    await save();
    await waitFor(() => expect(sent).toMatchObject([{ body: { limit: null } }]));
  });

  it('are refused at the field before anything is sent', async () => {
    const sent = await openDialog();
    await retype(/Limit je Bestellung/, 'viel');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/Limit je Bestellung/)).toBeInvalid());
    expect(sent).toEqual([]);
  });

  it('show the refusal of the service at its field', async () => {
    await openDialog({
      setSpendingLimit: () => {
        throw refusal('APPROVER_UNKNOWN', 'approverId');
      },
    });
    await save();
    expect(await screen.findAllByText(/nur eine andere aktive Person/)).not.toHaveLength(0);
  });

  it('offer admins no change of their own limit', async () => {
    await openManagement('/management/spending-limits', companyAdmin, { listSpendingLimits: { people } });
    expect(await screen.findByRole('button', { name: 'Limit von Amrein, Rolf ändern' })).toBeVisible();
    expect(screen.queryByRole('button', { name: `Limit von ${name} ändern` })).toBeNull();
  });

  it('are hidden from people who are no admins', async () => {
    await openManagement('/management/spending-limits', buyer);
    expect(await screen.findByText('Dazu sind Sie nicht berechtigt')).toBeVisible();
  });

  it('are reached from the page of the own company', async () => {
    await openManagement(`/management/customers/${customer.id}`, companyAdmin, {
      getCustomer: callExamples.getCustomer.answer,
    });
    expect(await screen.findByRole('link', { name: 'Limits und Genehmigung' })).toHaveAttribute(
      'href',
      '/management/spending-limits',
    );
  });
});
