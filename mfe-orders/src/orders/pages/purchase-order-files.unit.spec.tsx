import { attachedPaper } from '@werkbank/contracts/fixtures';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCalls } from '../../fixtures/example-calls';
import { ExampleServer } from '../../fixtures/example-server';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const order = '/orders/purchase-orders/100048';
const title = 'Eigene Unterlagen zur Bestellung';
/** By its heading, because roles of so long a page are slow to search. */
async function papers(): Promise<HTMLElement> {
  const region = (await screen.findByText(title)).closest('section');
  if (!region) throw new Error('the heading stands in no part of the page');
  return region;
}
const button = async (name: RegExp) => within(await papers()).findByRole('button', { name });
const paper = { ...attachedPaper, objectId: '100048' };
const companyOfProducer = 31;

async function openOrder(fixtures: Parameters<typeof renderOrders>[2] = {}) {
  const server = new ExampleServer(undefined, companyOfProducer);
  server.changeFiles(paper, () => [paper]);
  return renderOrders('producer', order, { ...exampleCalls('producer', server), ...fixtures });
}

describe('papers that a producer keeps at its part of an order', () => {
  it('stand at its page, with who sees them', async () => {
    await openOrder();
    expect(await button(/^Prüfprotokoll · 48/)).toBeInTheDocument();
    expect(within(await papers()).getByText(/nicht der Käufer/)).toBeInTheDocument();
  });

  it('are added there', async () => {
    await openOrder();
    await userEvent.click(await button(/^Datei oder Video hinzufügen \(Bestellung 100048\)$/));
    const form = within(await screen.findByRole('dialog'));
    await chooseFile('Dateien', new File(['%PDF-'], 'zeugnis.pdf', { type: 'application/pdf' }));
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await button(/^zeugnis · /)).toBeInTheDocument();
  });

  it('are switched off there', async () => {
    await openOrder();
    await userEvent.click(await button(/^Prüfprotokoll bearbeiten/));
    const change = within(await screen.findByRole('dialog'));
    await chooseOption('Anzeige', 'ausgeschaltet');
    await userEvent.click(change.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await within(await papers()).findByText('ausgeschaltet')).toBeInTheDocument();
  });

  it('are taken away there', async () => {
    await openOrder();
    await userEvent.click(await button(/^Prüfprotokoll entfernen/));
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(screen.queryByText(/^Prüfprotokoll · /)).toBeNull());
  });

  it('are the only part of the page that is missing where they cannot be read, and are asked for again', async () => {
    let fails = true;
    await openOrder({
      listPurchaseOrderAttachments: () => {
        if (fails) throw refusal('INTERNAL_ERROR');
        return { attachments: [{ ...paper, mayChange: true }], mayAttach: true };
      },
    });
    const retry = await button(/^Erneut versuchen$/);
    expect(screen.getByText('Lieferung 7301')).toBeInTheDocument();
    fails = false;
    await userEvent.click(retry);
    expect(await button(/^Prüfprotokoll · /)).toBeInTheDocument();
  });

  it('are read and not changed by the platform, and not there where there are none', async () => {
    const list = { attachments: [{ ...paper, mayChange: false }], mayAttach: false };
    const at = '/orders/sales-orders/100048?view=31';
    const shown = await renderOrders('admin', at, { listPurchaseOrderAttachments: list });
    expect(await button(/^Prüfprotokoll · /)).toBeInTheDocument();
    expect(within(await papers()).queryByRole('button', { name: /bearbeiten|hinzufügen/ })).toBeNull();
    shown.unmount();
    await renderOrders('admin', at, { listPurchaseOrderAttachments: { attachments: [], mayAttach: false } });
    await screen.findByText('Verlauf');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });
});
