import { ApiError } from '@werkbank/contracts/client';
import { errorMessage } from '@werkbank/contracts/errors';
import {
  approver,
  buyer,
  callExamples,
  declinedApproval,
  orderApproval,
  orderDraft,
  refreshedBasket,
  totals,
} from '@werkbank/contracts/fixtures';
import type { RenderOptions } from '@werkbank/kit/testing/render';
import { renderWorking } from '@werkbank/kit/testing/render-working';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import WaitingApprovals from '../features/show-waiting/waiting-approvals';
import ApprovalPage from './approval-page';
import ApprovalsPage from './approvals-page';
import CheckoutPage from './checkout-page';

const locales = {
  checkout: { de: async () => ({ default: de }), en: async () => ({ default: en }) },
};
const open = (page: ReactNode, options: RenderOptions = {}) =>
  renderWorking(page, {
    locales,
    session: { user: buyer, status: 'signedIn', sessionId: 's' },
    preferences: { country: 'CH', currency: 'CHF' },
    ...options,
  });
const { now } = callExamples.getOrderApproval.answer;
if (!now) throw new Error('the example shows an order to its approver');
const shown = { approval: orderApproval, draft: orderDraft, now };
const openOne = (
  answer: typeof callExamples.getOrderApproval.answer,
  fixtures: RenderOptions['fixtures'] = {},
) =>
  open(<ApprovalPage />, {
    at: `/approvals/${orderDraft.id}`,
    path: '/approvals/:draftId',
    fixtures: { getOrderApproval: answer, ...fixtures },
  });
const refused = (code: 'ORDER_ABOVE_LIMIT' | 'APPROVAL_CHANGE_UNCONFIRMED') =>
  new ApiError(409, {
    code,
    message: errorMessage(code, 'de', { limit: { amount: 123_450, currency: 'CHF' } }),
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an order above a limit', () => {
  const openSummary = (fixtures: RenderOptions['fixtures']) =>
    open(<CheckoutPage />, {
      at: `/checkout?draft=${orderDraft.id}`,
      basket: { ...refreshedBasket, itemCount: 1 },
      fixtures: {
        getOrderDraft: orderDraft,
        submitOrder: () => {
          throw refused('ORDER_ABOVE_LIMIT');
        },
        ...fixtures,
      },
    });

  it('is refused with the limit, and its approval asked for with a remark', async () => {
    let asked = false;
    const { host } = await openSummary({
      getOrderDraft: () => (asked ? { ...orderDraft, approval: 'Waiting' } : orderDraft),
      requestOrderApproval: () => {
        asked = true;
        return orderApproval;
      },
    });
    await press('Zahlungspflichtig bestellen');
    expect(await screen.findByText(/über Ihrem Limit von 1.234,50.CHF/)).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox'), 'Für 4711');
    await press('Genehmigung anfragen');
    expect(await screen.findByRole('heading', { level: 1, name: de.approval.waits })).toBeVisible();
    expect(host.record.calls).toContainEqual(
      expect.objectContaining({
        name: 'requestOrderApproval',
        request: { body: { draftId: orderDraft.id, remark: 'Für 4711' } },
      }),
    );
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });

  it('that was declined is not offered to be ordered', async () => {
    await openSummary({ getOrderDraft: { ...orderDraft, approval: 'Declined' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bestellung abgelehnt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Genehmigung' })).toHaveAttribute(
      'href',
      `/approvals/${orderDraft.id}`,
    );
  });
});

describe('an approver', () => {
  it('approves the figures that are shown', async () => {
    const { host } = await openOne(shown, { approveOrder: { orderId: 100_042 } });
    expect(await screen.findByText(/über dem Limit von/)).toBeVisible();
    expect(screen.getByText(/Für den Auftrag 4711/)).toBeVisible();
    await press('Genehmigen und bestellen');
    await waitFor(() =>
      expect(host.record.calls).toContainEqual(
        expect.objectContaining({
          name: 'approveOrder',
          request: { params: { draftId: orderDraft.id }, body: { fingerprint: now.fingerprint } },
        }),
      ),
    );
  });

  it('sees old and new prices and dates, and later changes', async () => {
    const changed = {
      ...now,
      hasChanged: true,
      totals: { ...totals, taxBase: totals.taxBase + 700 },
      plannedShipmentDate: '2027-01-04',
    };
    await openOne(
      { ...shown, now: changed },
      {
        approveOrder: () => {
          throw refused('APPROVAL_CHANGE_UNCONFIRMED');
        },
      },
    );
    expect(await screen.findByRole('heading', { name: 'Seit der Anfrage geändert' })).toBeVisible();
    expect(screen.getByText('04.01.2027')).toBeVisible();
    await press('Neue Preise und Termine bestätigen und bestellen');
    expect(await screen.findByText(/Bitte prüfen und bestätigen Sie die neuen/)).toBeVisible();
  });

  it('declines with a reason, which is demanded', async () => {
    const { host } = await openOne(shown, { declineOrder: declinedApproval });
    await press('Ablehnen');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(dialog.getByRole('textbox')).toBeInvalid());
    await userEvent.type(dialog.getByRole('textbox'), 'Liegt im Lager');
    await userEvent.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() =>
      expect(host.record.calls).toContainEqual(
        expect.objectContaining({
          name: 'declineOrder',
          request: { params: { draftId: orderDraft.id }, body: { reason: 'Liegt im Lager' } },
        }),
      ),
    );
  });

  it('cannot approve an order that is no longer possible', async () => {
    await openOne({ ...shown, now: null });
    expect(await screen.findByText(/nicht mehr ausgeführt werden/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Genehmigen und bestellen' })).toBeDisabled();
  });
});

describe('the buyer', () => {
  const own = { ...orderApproval, mayDecide: false };

  it('withdraws a request and gets back to the order', async () => {
    const { host } = await openOne({ ...shown, approval: own, now: null }, { withdrawOrderApproval: {} });
    expect(await screen.findByRole('button', { name: 'Anfrage zurückziehen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Genehmigen und bestellen' })).toBeNull();
    await press('Anfrage zurückziehen');
    await waitFor(() => expect(host.record.visited).toEqual([`/checkout?draft=${orderDraft.id}`]));
  });

  it('sees the decliner and the reason', async () => {
    await openOne({ ...shown, approval: declinedApproval, now: null });
    expect(await screen.findByText(/Abgelehnt von Rolf Amrein/)).toBeVisible();
    expect(screen.getByText(/Der Bohrer liegt noch im Lager/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Anfrage zurückziehen' })).toBeNull();
  });

  it('is led to the approved order', async () => {
    const approved = { ...own, state: 'Approved' as const, decidedBy: approver, salesOrderId: 100_042 };
    await openOne({ ...shown, approval: approved, now: null });
    expect(await screen.findByRole('link', { name: 'Zur Bestellung' })).toHaveAttribute(
      'href',
      '/orders/sales-orders/100042',
    );
  });
});

it('lists approvals with their state, and finds them by name', async () => {
  await open(<ApprovalsPage />, {
    at: '/approvals',
    fixtures: {
      listOrderApprovals: {
        approvals: [orderApproval, { ...declinedApproval, draftId: crypto.randomUUID() }],
      },
    },
  });
  expect(await screen.findByRole('row', { name: /Wartet auf Sie/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Abgelehnt/ })).toHaveTextContent('Rolf Amrein');
});

describe('the notice on the home page', () => {
  it('shows the number of orders that wait for the reader', async () => {
    await open(<WaitingApprovals />, { fixtures: { listOrderApprovals: { approvals: [orderApproval] } } });
    expect(await screen.findByText('1 Bestellung wartet auf Ihre Genehmigung.')).toBeVisible();
  });

  it('is absent in a company without limits', async () => {
    const { host } = await open(<WaitingApprovals />, {
      fixtures: { listOrderApprovals: { approvals: [] } },
    });
    await waitFor(() => expect(host.record.calls).toHaveLength(1));
    expect(screen.queryByRole('link', { name: 'Genehmigungen' })).toBeNull();
  });
});
