import { salesOrder } from '@werkbank/contracts/fixtures';
import type { Fixtures } from '@werkbank/kit/testing/fixture-client';
import { renderWithHost } from '@werkbank/kit/testing/render';
import { useApiQuery } from '@werkbank/kit/api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { readOnce } from '../../testing/read-once';
import { refusal } from '@werkbank/kit/testing/refusal';
import { showSalesOrder } from './show-changed-order';
import { useOrderCommand } from './use-order-command';

const request = { params: { orderId: 1 }, body: { releaseSections: [7], cancelItems: [] } };

/** Runs its command twice in one moment, before React can draw anything in between. */
function Impatient() {
  const [conflict, setConflict] = useState('');
  const { data } = useApiQuery('getSalesOrder', { params: { orderId: salesOrder.id } });
  const { run } = useOrderCommand('releaseSalesOrder', {
    success: 'gesendet',
    local: showSalesOrder,
    onConflict: setConflict,
  });
  const both = async () => {
    await Promise.all([run(request), run(request)]);
  };
  return (
    <>
      <button type="button" onClick={() => void both()}>
        senden
      </button>
      <output>{conflict}</output>
      <p>{data?.customerName}</p>
    </>
  );
}

async function send(releaseSalesOrder: Fixtures['releaseSalesOrder']) {
  let reads = 0;
  const { host } = await renderWithHost(<Impatient />, {
    fixtures: {
      getSalesOrder: () => {
        reads += 1;
        return salesOrder;
      },
      ...(releaseSalesOrder === undefined ? {} : { releaseSalesOrder }),
    },
  });
  await waitFor(() => expect(reads).toBe(1));
  await userEvent.click(screen.getByRole('button'));
  return { host, reads: () => reads };
}

describe('a command about an order', () => {
  it('is sent once, however often it is run at the same moment', async () => {
    let sent = 0;
    const { host } = await send(() => {
      sent += 1;
      return salesOrder;
    });
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(sent).toBe(1);
  });

  it('has the order read again when it worked', async () => {
    const { reads } = await send(salesOrder);
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('shows the order at once as it has answered it', async () => {
    await renderWithHost(<Impatient />, {
      fixtures: {
        getSalesOrder: readOnce(() => salesOrder),
        releaseSalesOrder: { ...salesOrder, customerName: 'Bergfurt AG' },
      },
    });
    await screen.findByText(salesOrder.customerName);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Bergfurt AG')).toBeVisible();
  });

  it.each(['ORDER_ALREADY_RELEASED', 'DELIVERY_LOCK_FAILED', 'DELIVERY_NOT_FOUND'] as const)(
    'has the order read again after %s, notifies, and gives the message to the page',
    async (code) => {
      const { host, reads } = await send(() => {
        throw refusal(code);
      });
      await waitFor(() => expect(reads()).toBe(2));
      const text = refusal(code).message;
      expect(screen.getByRole('status').textContent).toBe(text);
      expect(host.record.shown).toEqual([{ kind: 'error', text }]);
    },
  );

  it('leaves a lost session to the session', async () => {
    const { host, reads } = await send(() => {
      throw refusal('AUTHENTICATION_REQUIRED');
    });
    await waitFor(() => expect(screen.getByRole('button')).toBeTruthy());
    expect(host.record.shown).toEqual([]);
    expect(reads()).toBe(1);
  });
});
