import { jest } from '@jest/globals';
import type { CallRequest, OrderChange } from '@werkbank/contracts/calls';
import { ApiError } from '@werkbank/contracts/client';
import type { Attachment, SalesOrder } from '@werkbank/contracts/entities';
import { callExamples } from '@werkbank/contracts/fixtures';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ExampleServer } from '../../fixtures/example-server';
import { renderOrders } from './testing/render-orders';

/** A line to the service that a test talks on. */
class Line {
  readonly asked: CallRequest<'followOrders'>[] = [];
  private next = Promise.withResolvers<Uint8Array | undefined>();

  readonly fixture = (request: CallRequest<'followOrders'>): ReadableStream<Uint8Array> => {
    this.asked.push(request);
    const read = async () => {
      const value = await this.next.promise;
      this.next = Promise.withResolvers();
      return { done: value === undefined, value };
    };
    return { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>;
  };

  async say(event: string, id: string, data: unknown): Promise<void> {
    const text = `event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
    await act(async () => this.next.resolve(new TextEncoder().encode(text)));
  }

  async end(): Promise<void> {
    await act(async () => this.next.resolve(undefined));
  }
}

const attachedFile = callExamples.createAttachment.answer;
const at = '2030-02-03T11:00:00.000Z';
const moved = (orderId: number, id: number, to: 'Released' | 'Sent' | 'Proposed'): OrderChange => ({
  orderId,
  what: 'deliveryMoved',
  delivery: { id, from: 'Confirmed', to, at },
});
const proposed = 100_049;

/** The buyer's page of an order, which others change behind it. */
async function openOrder({ language = 'de' }: { language?: 'de' | 'en' } = {}) {
  const line = new Line();
  const server = new ExampleServer();
  let reads = 0;
  const getSalesOrder = (): SalesOrder => {
    reads += 1;
    return server.sales(proposed, 'customer');
  };
  const { host } = await renderOrders(
    'buyer',
    `/orders/sales-orders/${proposed}`,
    { followOrders: line.fixture, getSalesOrder },
    { language },
  );
  await screen.findByRole('heading', { level: 1, name: new RegExp(String(proposed)) });
  await waitFor(() => expect(line.asked).toHaveLength(1));
  return { line, server, host, reads: () => reads };
}

const delivery = (name: string) => screen.findByRole('region', { name: new RegExp(`(^|· )${name}$`) });

it('shows changes by others with a message', async () => {
  const { line, server, host } = await openOrder();
  const before = server.sales(proposed, 'customer').sections[0];
  server.change((one) => [one.id === before?.id ? { ...one, status: 'Released' } : one]);
  await line.say('order-changed', 'a.2', moved(proposed, before?.id ?? 0, 'Released'));
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]).toEqual({
    kind: 'info',
    text: `Bestellung ${proposed}: Lieferung ${before?.id} wurde freigegeben.`,
  });
  expect(within(await delivery(before?.producerName ?? '')).getByText('Freigegeben')).toBeTruthy();
});

it('has the message in English too', async () => {
  const { line, host } = await openOrder({ language: 'en' });
  await line.say('order-changed', 'a.2', moved(proposed, 7201, 'Sent'));
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe(`Order ${proposed}: delivery 7201 was sent.`);
});

it('shows its message once the window is visible', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { line, host, reads } = await openOrder();
  await line.say('order-changed', 'a.2', moved(proposed, 7201, 'Sent'));
  await waitFor(() => expect(reads()).toBe(2));
  expect(host.record.shown).toEqual([]);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
});

it('has no message about a change that the page shows already', async () => {
  const { line, server, host, reads } = await openOrder();
  const [shown] = server.sales(proposed, 'customer').sections;
  await line.say('order-changed', 'a.2', {
    orderId: proposed,
    what: 'deliveryMoved',
    delivery: { id: shown?.id, from: 'Created', to: shown?.status, at },
  });
  await waitFor(() => expect(reads()).toBe(2));
  expect(host.record.shown).toEqual([]);
});

it('names the last status of a delivery that went on before it was read', async () => {
  const { line, server, host } = await openOrder();
  const [section] = server.sales(proposed, 'customer').sections;
  const id = section?.id ?? 0;
  server.change((one) => [one.id === id ? { ...one, status: 'Sent' } : one]);
  const ready = { id, from: 'InCompletion', to: 'ReadyToSend', at } as const;
  await line.say('order-changed', 'a.2', { orderId: proposed, what: 'deliveryMoved', delivery: ready });
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  await line.say('order-changed', 'a.3', moved(proposed, id, 'Sent'));
  await line.say('order-changed', 'a.4', moved(proposed, 7202, 'Released'));
  await waitFor(() => expect(host.record.shown).toHaveLength(2));
  expect(host.record.shown[0]?.text).toBe(`Bestellung ${proposed}: Lieferung ${id} wurde versandt.`);
});

it("reads quietly again after another producer's part changed, and leaves other orders aside", async () => {
  const { line, host, reads } = await openOrder();
  await line.say('order-changed', 'a.2', moved(100_050, 1, 'Sent'));
  await line.say('order-changed', 'a.3', { orderId: proposed, what: 'otherPart' });
  await waitFor(() => expect(reads()).toBe(2));
  expect(host.record.shown).toEqual([]);
});

it('announces a further part that has arrived, though the status stays', async () => {
  const { line, server, host } = await openOrder();
  const [section] = server.sales(proposed, 'customer').sections;
  const deliveryId = section?.id ?? 0;
  const received = { deliveryId, deliveredQuantity: 3 };
  await line.say('order-changed', 'a.2', { orderId: proposed, what: 'otherPart', received });
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe(
    `Bestellung ${proposed}: Von Lieferung ${deliveryId} ist ein weiterer Teil angekommen.`,
  );
});

it('announces a received part once', async () => {
  const { line, host } = await openOrder();
  const received = { deliveryId: 7201, deliveredQuantity: 3 };
  await line.say('order-changed', 'a.2', { orderId: proposed, what: 'otherPart', received });
  const delivery = { id: 7201, from: 'Sent', to: 'Delivered', at } as const;
  await line.say('order-changed', 'a.3', { orderId: proposed, what: 'deliveryMoved', delivery });
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe(`Bestellung ${proposed}: Lieferung 7201 ist angekommen.`);
});

it('announces a part that was split off', async () => {
  const { line, host } = await openOrder();
  const delivery = { id: 7299, from: null, to: 'Released', at } as const;
  await line.say('order-changed', 'a.2', { orderId: proposed, what: 'deliveryMoved', delivery });
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe(`Bestellung ${proposed}: Lieferung 7299 wurde abgeteilt.`);
});

describe('a file of a delivery', () => {
  const news = (deliveryId: number): OrderChange => ({
    orderId: proposed,
    what: 'otherPart',
    attachment: { id: 901, deliveryId, title: 'Prüfzeugnis 3.1', became: 'added' },
  });
  const file: Attachment = { ...attachedFile, id: 901, title: 'Prüfzeugnis 3.1', enabled: true };

  it('is shown and announced as soon as its producer has added it', async () => {
    const { line, server, host } = await openOrder();
    const section = server.sales(proposed, 'customer').sections[0];
    server.change((one) => [
      one.id === section?.id ? { ...one, attachments: [...one.attachments, file] } : one,
    ]);
    await line.say('order-changed', 'a.2', news(section?.id ?? 0));
    await waitFor(() => expect(host.record.shown).toHaveLength(1));
    expect(host.record.shown[0]?.text).toBe(
      `Bestellung ${proposed}: „Prüfzeugnis 3.1“ liegt jetzt bei Lieferung ${section?.id}.`,
    );
    expect(
      within(await delivery(section?.producerName ?? '')).getByText('Prüfzeugnis 3.1', { exact: false }),
    ).toBeTruthy();
  });

  it('is no news in the window that shows it already', async () => {
    const { line, server, host, reads } = await openOrder();
    const [section] = server.sales(proposed, 'customer').sections;
    await line.say('order-changed', 'a.2', news(section?.id ?? 0));
    await waitFor(() => expect(reads()).toBe(2));
    expect(host.record.shown).toEqual([]);
  });
});

it('announces many changes in one sentence', async () => {
  const { line, host } = await openOrder();
  for (const id of [1, 2, 3, 4]) await line.say('order-changed', `a.${id}`, moved(proposed, id, 'Sent'));
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe('4 Dinge haben sich geändert. Sie sehen den aktuellen Stand.');
});

it('reads missed changes again', async () => {
  const { line, reads } = await openOrder();
  await line.say('begin', 'a.1', { missed: true });
  await waitFor(() => expect(reads()).toBe(2));
});

it('goes on after the last message that came', async () => {
  const { line } = await openOrder();
  await line.say('begin', 'b.41', { missed: false });
  await line.end();
  await waitFor(() => expect(line.asked).toHaveLength(2), { timeout: 5_000 });
  expect(line.asked[1]?.headers['last-event-id']).toBe('b.41');
});

it('keeps a list true', async () => {
  const line = new Line();
  let reads = 0;
  const server = new ExampleServer();
  const { host } = await renderOrders('buyer', '/orders/sales-orders', {
    followOrders: line.fixture,
    listSalesOrders: ({ query }) => {
      reads += 1;
      return server.list(query, 'Proposed');
    },
  });
  await waitFor(() => expect(reads).toBe(1));
  await line.say('order-changed', 'a.2', {
    orderId: 100_099,
    what: 'deliveryMoved',
    delivery: { id: 1, from: null, to: 'Created', at },
  });
  await waitFor(() => expect(reads).toBe(2));
  expect(host.record.shown.map(({ text }) => text)).toEqual(['Bestellung 100099 ist eingegangen.']);
});

it('announces cancelled items in a list too', async () => {
  const line = new Line();
  const { host } = await renderOrders('buyer', '/orders/sales-orders', { followOrders: line.fixture });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(line.asked).toHaveLength(1));
  await line.say('order-changed', 'a.2', { orderId: 100_099, what: 'itemsCancelled' });
  await waitFor(() => expect(host.record.shown).toHaveLength(1));
  expect(host.record.shown[0]?.text).toBe('Bestellung 100099: Positionen wurden storniert.');
});

it('does not retry after a final refusal', async () => {
  let asked = 0;
  await renderOrders('buyer', '/orders/sales-orders', {
    followOrders: () => {
      asked += 1;
      throw new ApiError(403, { code: 'FORBIDDEN', message: '' });
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(asked).toBe(1));
});
