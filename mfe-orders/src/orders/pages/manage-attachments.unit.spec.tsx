import type { CallRequest } from '@werkbank/contracts/calls';
import { customsDeclaration } from '@werkbank/contracts/fixtures';
import { chooseFile } from '@werkbank/kit/testing/choose-file';
import { chooseOption } from '@werkbank/kit/testing/choose-option';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCalls } from '../../fixtures/example-calls';
import { ExampleServer } from '../../fixtures/example-server';
import { called, click } from '../../testing/buttons';
import { refusal } from '@werkbank/kit/testing/refusal';
import { renderOrders } from './testing/render-orders';

const order = '/orders/purchase-orders/100048';
const pdf = () => new File(['%PDF-'], 'pruefung.pdf', { type: 'application/pdf' });
const report = { ...customsDeclaration, attachmentType: 'none' as const, title: 'Prüfung', objectId: '7301' };
const companyOfProducer = 31;
const delivery = () => screen.findByRole('region', { name: 'Lieferung 7301' });
const dialog = async () => within(await screen.findByRole('dialog'));

/** The producer's order with a file at its delivery, which is kept in memory. */
async function openOrder(fixtures: Parameters<typeof renderOrders>[2] = {}) {
  const server = new ExampleServer(undefined, companyOfProducer);
  server.changeFiles({ objectType: 'Delivery', objectId: '7301' }, () => [report]);
  const calls = exampleCalls('producer', server);
  const opened = await renderOrders('producer', order, { ...calls, ...fixtures });
  return { ...opened, calls };
}

describe('files and videos of a delivery', () => {
  it('are added by its producer: what is asked for, and what is sent', async () => {
    const sent: CallRequest<'createAttachment'>['headers'][] = [];
    const server = new ExampleServer(undefined, companyOfProducer);
    server.changeFiles({ objectType: 'Delivery', objectId: '7301' }, () => [report]);
    const { createAttachment } = exampleCalls('producer', server);
    const { host } = await openOrder({
      ...exampleCalls('producer', server),
      createAttachment: (request) => {
        sent.push(request.headers);
        if (typeof createAttachment !== 'function') throw new Error('the examples answer by a function');
        return createAttachment(request);
      },
    });
    await click('Datei oder Video hinzufügen', await delivery());
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(form.getByLabelText('Titel')).toBeInvalid());
    expect(form.getByLabelText('Dateien')).toHaveAccessibleDescription(/muss eine Datei angegeben werden/);
    await userEvent.type(form.getByLabelText('Titel'), 'Lieferschein');
    await chooseFile('Dateien', pdf());
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(host.record.shown.map(({ text }) => text)).toEqual([
      'Bitte füllen Sie das Formular richtig aus',
      'Die Datei oder das Video ist hinzugefügt.',
    ]);
    expect(sent).toEqual([
      {
        'x-file-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'x-file-name': 'pruefung.pdf',
        'x-type': 'pdf',
        'x-title': 'Lieferschein',
        'x-status': 'enabled',
        'x-order': '2',
        'x-attachment-type': 'none',
        'x-object-type': 'Delivery',
        'x-object-id': '7301',
      },
    ]);
    expect(within(await delivery()).getByRole('button', { name: /^Lieferschein · / })).toBeVisible();
  });

  it('may be videos, by an address that is one', async () => {
    await openOrder();
    await click('Datei oder Video hinzufügen', await delivery());
    const form = await dialog();
    await chooseOption('Art', 'Video (YouTube)');
    expect(form.queryByLabelText('Dateien')).toBeNull();
    await userEvent.type(form.getByLabelText('Titel'), 'Aufbau');
    await userEvent.click(form.getByLabelText('Adresse'));
    await userEvent.paste('https://video.example/1');
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() =>
      expect(form.getByLabelText('Adresse')).toHaveAccessibleDescription(/Das ist kein Video auf YouTube/),
    );
    await userEvent.clear(form.getByLabelText('Adresse'));
    await userEvent.click(form.getByLabelText('Adresse'));
    await userEvent.paste('https://youtu.be/aqz-KE-bpKQ');
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    const link = await within(await delivery()).findByRole('link', { name: 'Aufbau' });
    expect(link).toHaveAttribute('href', 'https://youtu.be/aqz-KE-bpKQ');
  });

  it('mark the file whose upload has failed, and take the same one again', async () => {
    const ids = new Set<string>();
    await openOrder({
      createAttachment: ({ headers }) => {
        ids.add(headers['x-file-id']);
        throw refusal('ATTACHMENT_QUOTA_REACHED');
      },
    });
    await click('Datei oder Video hinzufügen', await delivery());
    const form = await dialog();
    await userEvent.type(form.getByLabelText('Titel'), 'Lieferschein');
    await chooseFile('Dateien', pdf());
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() =>
      expect(form.getByLabelText('Dateien')).toHaveAccessibleDescription(/Der Platz für Dateien/),
    );
    expect(form.getByLabelText('Dateien')).toBeInvalid();
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(form.getByLabelText('Dateien')).toBeInvalid());
    expect(ids.size).toBe(1);
  });

  it('come several at once, each called like itself; what did not arrive stays to be sent again', async () => {
    const sent: string[] = [];
    let full = true;
    const server = new ExampleServer(undefined, companyOfProducer);
    server.changeFiles({ objectType: 'Delivery', objectId: '7301' }, () => [report]);
    const calls = exampleCalls('producer', server);
    const { host } = await openOrder({
      ...calls,
      createAttachment: (request) => {
        const { headers } = request;
        sent.push([headers['x-title'], headers['x-order']].join(' '));
        if (full && headers['x-title'] === 'mass') throw refusal('ATTACHMENT_QUOTA_REACHED');
        if (typeof calls.createAttachment !== 'function')
          throw new Error('the examples answer by a function');
        return calls.createAttachment(request);
      },
    });
    await click('Datei oder Video hinzufügen', await delivery());
    const form = await dialog();
    const named = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' });
    await chooseFile('Dateien', named('pruefung.pdf'), named('mass.pdf'));
    expect(form.queryByLabelText('Titel')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() =>
      expect(form.getByLabelText('Dateien')).toHaveAccessibleDescription(/Der Platz für Dateien/),
    );
    expect(form.getByText('mass.pdf', { exact: false, selector: 'li span' })).toBeVisible();
    expect(form.queryByText(/pruefung/, { selector: 'li span' })).toBeNull();
    full = false;
    await userEvent.click(form.getByRole('button', { name: 'Erneut versuchen: mass.pdf' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual(['pruefung 2', 'mass 3', 'mass 3']);
    expect(host.record.shown.map(({ text }) => text)).toEqual([
      'Die Datei oder das Video ist hinzugefügt.',
      expect.stringMatching(/^Der Platz für Dateien/),
      'Die Datei oder das Video ist hinzugefügt.',
    ]);
  });

  it('take the name of the one file as title until there is another', async () => {
    await openOrder();
    await click('Datei oder Video hinzufügen', await delivery());
    await chooseFile('Dateien', pdf());
    expect((await dialog()).getByLabelText('Titel')).toHaveValue('pruefung');
  });

  it('are renamed, moved and switched off', async () => {
    const { host } = await openOrder();
    await click('Prüfung bearbeiten', await delivery());
    const form = await dialog();
    expect(form.queryByLabelText('Art')).toBeNull();
    await userEvent.clear(form.getByLabelText('Titel'));
    await userEvent.type(form.getByLabelText('Titel'), 'Prüfprotokoll');
    await chooseOption('Anzeige', 'ausgeschaltet');
    await userEvent.click(form.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Änderung ist gespeichert.'));
    const block = within(await delivery());
    expect(await block.findByRole('button', { name: /^Prüfprotokoll · / })).toBeVisible();
    expect(block.getByText('ausgeschaltet: Der Käufer sieht es nicht')).toBeVisible();
  });

  it('are removed after a question', async () => {
    const { host } = await openOrder();
    await click('Prüfung entfernen', await delivery());
    await userEvent.click((await dialog()).getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(host.record.shown[0]?.text).toBe('Die Datei ist entfernt.'));
    expect(within(await delivery()).queryByRole('button', { name: /^Prüfung/ })).toBeNull();
  });

  it('are only looked at by the buyer and the platform', async () => {
    const server = new ExampleServer(undefined, companyOfProducer);
    server.changeFiles({ objectType: 'Delivery', objectId: '7301' }, () => [report]);
    for (const [person, at] of [
      ['buyer', '/orders/sales-orders/100048'],
      ['admin', '/orders/sales-orders/100048?view=31'],
    ] as const) {
      const { unmount } = await renderOrders(person, at, exampleCalls(person, server));
      expect(await screen.findByRole('button', { name: /^Prüfung · / })).toBeVisible();
      expect(screen.queryByRole('button', { name: called('Datei oder Video hinzufügen') })).toBeNull();
      expect(screen.queryByRole('button', { name: /Prüfung (bearbeiten|entfernen)/ })).toBeNull();
      unmount();
    }
  });
});
