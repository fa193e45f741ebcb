import type { CallRequest } from '@werkbank/contracts/calls';
import { customsDeclaration, newDelivery, purchaseOrder } from '@werkbank/contracts/fixtures';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExampleServer } from '../../fixtures/example-server';
import { exampleCalls } from '../../fixtures/example-calls';
import { called, click } from '../../testing/buttons';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const released = '/orders/purchase-orders/100048';
const delivery = (id: number) => screen.findByRole('region', { name: `Lieferung ${id}` });

describe("a producer's order after its release", () => {
  it('moves a delivery on with its lock key, once whatever is clicked twice', async () => {
    const under = Promise.withResolvers<void>();
    const bodies: CallRequest<'setDeliveryStatus'>['body'][] = [];
    const { host } = await renderOrders('producer', released, {
      setDeliveryStatus: async ({ body }) => {
        bodies.push(body);
        await under.promise;
        return { id: 7301, status: 'InCompletion', optimisticLockKey: 3 };
      },
    });
    await userEvent.dblClick(
      within(await delivery(7301)).getByRole('button', { name: called('Fertigstellung beginnen') }),
    );
    under.resolve();
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Lieferung ist in Fertigstellung.'));
    expect(bodies).toEqual([{ deliveryStatus: 'InCompletion', optimisticLockKey: 2 }]);
  });

  it('offers a split without a date', async () => {
    await renderOrders('producer', released);
    await click('Teilen …', await delivery(7301));
    expect(await screen.findByText('Der vereinbarte Versandtermin gilt für beide Teile.')).toBeTruthy();
    expect(screen.queryByLabelText('Versandtermin')).toBeNull();
  });

  it('asks for weight, sides, MRN and the customs declaration of an export, and shows the upload', async () => {
    const bodies: CallRequest<'setDeliveryStatus'>['body'][] = [];
    const server = new ExampleServer(undefined, 32);
    const { host } = await renderOrders('german', released, {
      ...exampleCalls('german', server),
      setDeliveryStatus: ({ body }) => {
        bodies.push(body);
        return { id: 7302, status: 'ReadyToSend', optimisticLockKey: 3 };
      },
    });
    const finished = Promise.withResolvers<void>();
    const { api } = host;
    host.api = async (name, request, options) => {
      if (name === 'createAttachment') {
        options?.onProgress?.(0.4);
        await finished.promise;
      }
      return api(name, request, options);
    };
    await click('Versandbereit melden', await delivery(7302));
    const dialog = screen.getByRole('dialog');
    await click('Versandbereit melden', dialog);
    expect(await within(dialog).findAllByText('Die Zollanmeldung fehlt.')).not.toEqual([]);
    expect(bodies).toEqual([]);
    for (const [label, text] of [
      ['Gewicht (kg)', '2,5'],
      ['Länge (cm)', '40'],
      ['Breite (cm)', '30'],
      ['Höhe (cm)', '20'],
      ['MRN', '26DE1234'],
    ] as const) {
      await userEvent.type(within(dialog).getByLabelText(label), text);
    }
    const file = new File(['%PDF-1.7'], customsDeclaration.fileName, { type: 'application/pdf' });
    await chooseFile('Zollanmeldung', file);
    expect(await within(dialog).findByText('40 % hochgeladen')).toBeTruthy();
    finished.resolve();
    await within(dialog).findByRole('button', { name: 'Entfernen' });
    await click('Versandbereit melden', dialog);
    await waitFor(() =>
      expect(bodies).toEqual([
        {
          deliveryStatus: 'ReadyToSend',
          optimisticLockKey: 2,
          weight: 2.5,
          length: 40,
          width: 30,
          height: 20,
          mrnNumber: '26DE1234',
        },
      ]),
    );
  });

  it('asks whether a weight is right that its goods do not explain', async () => {
    const bodies: CallRequest<'setDeliveryStatus'>['body'][] = [];
    const server = new ExampleServer();
    await renderOrders('producer', `/orders/purchase-orders/${purchaseOrder.id}`, {
      ...exampleCalls('producer', server),
      getPurchaseOrder: () => ({
        ...purchaseOrder,
        sections: purchaseOrder.sections.map((section) => ({
          ...section,
          shipper: 'sh_post' as const,
          status: 'InCompletion' as const,
          allowedActions: ['makeReady' as const],
          items: section.items.map((item) => ({ ...item, unitWeight: 40 })),
        })),
      }),
      setDeliveryStatus: ({ body }) => {
        bodies.push(body);
        return { id: newDelivery.id, status: 'ReadyToSend', optimisticLockKey: 3 };
      },
    });
    await click('Versandbereit melden', await delivery(newDelivery.id));
    const dialog = screen.getByRole('dialog');
    for (const [label, text] of [
      ['Gewicht (kg)', '999999'],
      ['Länge (cm)', '40'],
      ['Breite (cm)', '30'],
      ['Höhe (cm)', '20'],
    ] as const) {
      await userEvent.type(within(dialog).getByLabelText(label), text);
    }
    await click('Versandbereit melden', dialog);
    expect(await within(dialog).findAllByText(/Bitte bestätigen Sie das Gewicht/)).not.toEqual([]);
    expect(bodies).toEqual([]);
    await userEvent.click(within(dialog).getByLabelText('Ja, das Packstück wiegt 999999 kg'));
    await click('Versandbereit melden', dialog);
    await waitFor(() => expect(bodies).toMatchObject([{ weight: 999_999 }]));
  });

  it('lets a failed upload be tried again with the same file id', async () => {
    const ids: string[] = [];
    await renderOrders('german', released, {
      createAttachment: ({ headers }) => {
        ids.push(headers['x-file-id']);
        if (ids.length === 1) throw refusal('PART_UNAVAILABLE');
        return customsDeclaration;
      },
    });
    await click('Versandbereit melden', await delivery(7302));
    await chooseFile('Zollanmeldung', new File(['%PDF-1.7'], 'zoll.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/zoll.pdf wurde nicht hochgeladen/)).toBeTruthy();
    await click('Erneut versuchen: zoll.pdf');
    expect(await screen.findByText('zoll.pdf ist hochgeladen.')).toBeTruthy();
    expect(ids[1]).toBe(ids[0]);
  });

  it('goes straight through for a parcel without measures', async () => {
    const bodies: CallRequest<'setDeliveryStatus'>['body'][] = [];
    const sections = purchaseOrder.sections.map((section) => ({
      ...section,
      shipper: 'custom' as const,
      status: 'InCompletion' as const,
      allowedActions: ['makeReady' as const],
    }));
    await renderOrders('producer', released, {
      getPurchaseOrder: { ...purchaseOrder, sections },
      setDeliveryStatus: ({ body }) => {
        bodies.push(body);
        return { id: 7001, status: 'ReadyToSend', optimisticLockKey: 2 };
      },
    });
    await click('Versandbereit melden', await delivery(7001));
    await waitFor(() =>
      expect(bodies).toEqual([
        { deliveryStatus: 'ReadyToSend', optimisticLockKey: 1, weight: 1, length: 1, width: 1, height: 1 },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers no action that the answer forbids', async () => {
    const sections = purchaseOrder.sections.map((section) => ({ ...section, allowedActions: [] }));
    await renderOrders('producer', released, { getPurchaseOrder: { ...purchaseOrder, sections } });
    const block = await delivery(7001);
    // Its files are its producer's whatever the status: that is no step of a delivery.
    const buttons = within(block).queryAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Datei oder Video hinzufügen (Lieferung 7001)',
    ]);
    expect(screen.queryByRole('region', { name: 'Ihre Antwort' })).toBeNull();
  });
});
