import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducer, swissProducer } from '../../testing/a-submission.js';
import {
  people,
  purchaseOrder,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { dayOf } from '@werkbank/contracts/calendar';
import { formatsOf } from '../content/formats.js';
import { pagesOf } from '../../testing/document-text.js';
import {
  agreed,
  askDocument,
  invoiceEarly,
  knowSettings,
  takeTo,
  type DocumentIds,
} from '../../testing/documents.js';

let instance: TestInstance;
let ids: DocumentIds;
beforeAll(async () => {
  instance = await startOrdersInstance();
  await knowSettings(instance);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
beforeEach(async () => {
  const order = await submitted(instance);
  const german = order.sections.find(({ producerCompanyId }) => producerCompanyId === germanProducer);
  ids = { orderId: order.id, deliveryId: german?.id ?? 0, producerCompanyId: germanProducer };
});

type Name = Parameters<typeof askDocument>[2];
const ask = async (role: keyof typeof people, name: Name, of: DocumentIds = ids) =>
  askDocument(instance, await people[role](), name, of);
const textOf = async (role: keyof typeof people, name: Name) =>
  pagesOf(Buffer.from((await ask(role, name)).pdfContent, 'base64')).join('\n');

it.each<[Name, string, string]>([
  ['getOrderConfirmationPdf', 'buyer', 'ORDER_CONFIRMATION_NOT_YET_CREATED'],
  ['getPurchaseOrderPdf', 'german', 'ORDER_DOCUMENT_NOT_YET_CREATED'],
  ['getInvoicePdf', 'german', 'INVOICE_NOT_YET_CREATED'],
  ['getCommercialInvoicePdf', 'german', 'INVOICE_NOT_YET_CREATED'],
  ['getCreditNotePdf', 'buyer', 'INVOICE_NOT_YET_CREATED'],
])('%s says that there is none yet', async (name, role, code) => {
  await expect(ask(role as keyof typeof people, name)).rejects.toMatchObject({ status: 409, code });
});

it("issues documents as they become due: the customer's order at once, the others later", async () => {
  expect((await ask('buyer', 'getCustomerOrderPdf')).fileName).toBe(`Bestellung ${ids.orderId}.pdf`);
  await agreed(instance, ids.orderId);
  expect((await ask('buyer', 'getOrderConfirmationPdf')).fileName).toBe(
    `Auftragsbestätigung ${ids.orderId}.pdf`,
  );
  expect(await textOf('german', 'getPurchaseOrderPdf')).toContain(`${ids.orderId}-${germanProducer}`);
  await expect(ask('buyer', 'getInvoicePdf')).rejects.toMatchObject({ code: 'INVOICE_NOT_YET_CREATED' });
  await takeTo(instance, 'german', ids.orderId, 'ReadyToSend');
  const forCustoms = await textOf('german', 'getCommercialInvoicePdf');
  expect(forCustoms).toContain(`${ids.orderId}-${ids.deliveryId}`);
  expect(forCustoms).toContain('Versand geplant');
  await expect(ask('buyer', 'getInvoicePdf')).rejects.toMatchObject({ code: 'INVOICE_NOT_YET_CREATED' });
  await takeTo(instance, 'german', ids.orderId, 'Sent');
  const invoice = await textOf('buyer', 'getInvoicePdf');
  expect(invoice).toContain('26DE123456789012E1');
  const today = formatsOf('de').day(dayOf(new Date()));
  expect(invoice).toMatch(new RegExp(`Lieferdatum\\s+${today}`));
  expect(invoice).not.toContain('geplant');
  const { xmlContent } = await xmlOf('getInvoiceXml');
  expect(xmlContent).toMatch(
    new RegExp(
      `<ram:OccurrenceDateTime>.*>${dayOf(new Date()).replaceAll('-', '')}<.*</ram:OccurrenceDateTime>`,
    ),
  );
});

const xmlOf = async (name: 'getInvoiceXml' | 'getCreditNoteXml') => {
  const request = { params: { deliveryId: ids.deliveryId }, headers: {} };
  const buyer = await people.buyer();
  return name === 'getInvoiceXml'
    ? instance.callAs(buyer, name, request)
    : instance.callAs(buyer, name, { ...request, query: {} });
};

const everybody = ['buyer', 'otherBuyer', 'swiss', 'german', 'otherProducer', 'admin'] as const;
/** Documents of a delivery besides its PDFs. */
const others = ['getInvoiceXml', 'getCreditNoteXml', 'getShippingLabelPdf'] as const;
type Other = (typeof others)[number];
const isOther = (name: Name | Other): name is Other => others.some((other) => other === name);
const begin = async (role: (typeof everybody)[number], name: Name | Other): Promise<string> => {
  const { deliveryId } = ids;
  const request = { params: { deliveryId }, headers: {} };
  const caller = await people[role]();
  const answer = !isOther(name)
    ? await ask(role, name)
    : name === 'getCreditNoteXml'
      ? await instance.callAs(caller, name, { ...request, query: {} })
      : await instance.callAs(caller, name, request);
  return 'xmlContent' in answer
    ? answer.xmlContent.slice(0, 5)
    : Buffer.from(answer.pdfContent, 'base64').toString('latin1', 0, 5);
};

const parties = ['buyer', 'german', 'admin'] as const;
const ofProducer = ['german', 'admin'] as const;
const buyers: readonly string[] = ['buyer', 'otherBuyer'];
it.each<[Name | Other, readonly (typeof everybody)[number][], string]>([
  ['getCustomerOrderPdf', ['buyer', 'admin'], 'ORDER_NOT_FOUND'],
  ['getOrderConfirmationPdf', ['buyer', 'admin'], 'ORDER_NOT_FOUND'],
  ['getPurchaseOrderPdf', ofProducer, 'ORDER_NOT_FOUND'],
  ['getInvoicePdf', parties, 'DELIVERY_NOT_FOUND'],
  ['getInvoiceXml', parties, 'DELIVERY_NOT_FOUND'],
  ['getCommercialInvoicePdf', parties, 'DELIVERY_NOT_FOUND'],
  ['getShippingLabelPdf', ofProducer, 'DELIVERY_NOT_FOUND'],
  ['getCreditNotePdf', parties, 'DELIVERY_NOT_FOUND'],
  ['getCreditNoteXml', parties, 'DELIVERY_NOT_FOUND'],
])('%s is for %s alone', async (name, allowed, code) => {
  await agreed(instance, ids.orderId);
  await takeTo(instance, 'german', ids.orderId, 'ReadyToSend');
  const { deliveryId, orderId } = ids;
  await instance.callAs(await people.german(), 'createShippingLabel', { params: { deliveryId } });
  if (name.startsWith('getCreditNote')) {
    await invoiceEarly(instance, ids);
    await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId } });
  } else await takeTo(instance, 'german', ids.orderId, 'Sent');
  for (const role of everybody) {
    const answer = begin(role, name);
    if (allowed.includes(role)) expect(await answer).toBe(name.endsWith('Xml') ? '<?xml' : '%PDF-');
    else if (allowed === ofProducer && buyers.includes(role)) {
      await expect(answer).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    } else await expect(answer).rejects.toMatchObject({ status: 404, code });
  }
});

it('answers with the file itself if PDF is accepted', async () => {
  const { pdfContent, fileName } = await ask('buyer', 'getCustomerOrderPdf');
  const answer = await fetch(`${instance.url}/api/sales-orders/${ids.orderId}/customer-order-pdf`, {
    headers: {
      accept: 'application/pdf',
      authorization: `Bearer ${await (await people.buyer()).accessToken()}`,
    },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(pdfContent);
});

it.each([
  ['sales-orders/:orderId/customer-order-pdf', 'application/pdf', '%PDF'],
  ['deliveries/:deliveryId/invoice-pdf', 'application/pdf', '%PDF'],
  ['deliveries/:deliveryId/invoice-xml', 'application/xml', '<?xm'],
  ['deliveries/:deliveryId/shipping-label-pdf', 'application/pdf', '%PDF'],
])('answers range requests for %s with a part of it', async (path, accept, beginning) => {
  await agreed(instance, ids.orderId);
  await takeTo(instance, 'german', ids.orderId, 'Sent');
  const { deliveryId, orderId } = ids;
  await instance.callAs(await people.german(), 'createShippingLabel', { params: { deliveryId } });
  const address = path.replace(':orderId', String(orderId)).replace(':deliveryId', String(deliveryId));
  const token = await (await people.admin()).accessToken();
  const begun = async (range?: string) => {
    const headers = { accept, authorization: `Bearer ${token}`, ...(range !== undefined && { range }) };
    const answer = await fetch(`${instance.url}/api/${address}`, { headers });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
  };
  const whole = await begun();
  const length = Number(whole.headers['content-length']);
  expect(whole).toMatchObject({ status: 200, headers: { 'accept-ranges': 'bytes' } });
  expect(await begun('bytes=0-3')).toMatchObject({
    status: 206,
    headers: { 'content-range': `bytes 0-3/${length}`, 'content-length': '4', 'content-type': accept },
    text: beginning,
  });
  expect(await begun(`bytes=${length}-`)).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${length}` },
    text: expect.stringContaining('RANGE_NOT_IN_FILE'),
  });
});

it('keeps the bytes of a document after any change of the order, also for parallel requests', async () => {
  await agreed(instance, ids.orderId);
  const answers = await Promise.all(
    (['buyer', 'admin', 'buyer', 'admin'] as const).map((role) => ask(role, 'getOrderConfirmationPdf')),
  );
  await takeTo(instance, 'german', ids.orderId, 'Sent');
  answers.push(await ask('buyer', 'getOrderConfirmationPdf'));
  expect(new Set(answers.map(({ pdfContent }) => pdfContent)).size).toBe(1);
});

it('has documents that equal the order to the cent', async () => {
  const { totals } = await agreed(instance, ids.orderId);
  const text = await textOf('buyer', 'getOrderConfirmationPdf');
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  expect(text).toMatch(new RegExp(`Gesamtbetrag CHF\\s+${amount(totals.total)}`));
  for (const { rate, base, amount: tax } of totals.taxes) {
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      new RegExp(`MwSt. ${String(rate).replace('.', ',')} % auf ${amount(base)}\\s+${amount(tax)}`),
    );
  }
});

it('credits the invoice of packed goods of a deleted order, and keeps that of dispatched ones', async () => {
  await agreed(instance, ids.orderId);
  await takeTo(instance, 'german', ids.orderId, 'ReadyToSend');
  await invoiceEarly(instance, ids);
  const swiss = await takeTo(instance, 'swiss', ids.orderId, 'Sent');
  const invoice = await textOf('buyer', 'getInvoicePdf');
  const number = /R202-\d{6}/.exec(invoice)?.[0];
  await instance.callAs(await people.admin(), 'deleteSalesOrder', { params: { orderId: ids.orderId } });
  const creditNote = await textOf('buyer', 'getCreditNotePdf');
  expect(creditNote).toContain(`Rechnung ${number}`);
  expect(creditNote).toMatch(/Gutschrift\s+G202-\d{6}/);
  const { xmlContent } = await xmlOf('getCreditNoteXml');
  expect(xmlContent).toContain(`<ram:IssuerAssignedID>${number}</ram:IssuerAssignedID>`);
  expect(await textOf('german', 'getInvoicePdf')).toBe(invoice);
  expect(await textOf('german', 'getCreditNotePdf')).toBe(creditNote);
  const sent = { ...ids, deliveryId: swiss, producerCompanyId: swissProducer };
  expect((await ask('buyer', 'getInvoicePdf', sent)).fileName).toMatch(/^Rechnung R201-/);
  await expect(ask('buyer', 'getCreditNotePdf', sent)).rejects.toMatchObject({
    code: 'INVOICE_NOT_YET_CREATED',
  });
});

it('issues the invoice of a delivery from before documents were issued, before its order is deleted', async () => {
  await agreed(instance, ids.orderId);
  await takeTo(instance, 'german', ids.orderId, 'Sent');
  const invoices = () =>
    instance
      .em()
      .execute(`select delivery_id as id from issued_paper where order_id = ? and kind = 'Invoice'`, [
        ids.orderId,
      ]);
  await instance.em().execute('delete from issued_paper where order_id = ?', [ids.orderId]);
  const deletion = instance.callAs(await people.admin(), 'deleteSalesOrder', {
    params: { orderId: ids.orderId },
  });
  expect(await deletion).toEqual({ stays: true });
  expect(await invoices()).toEqual([{ id: ids.deliveryId }]);
  expect(await textOf('buyer', 'getInvoicePdf')).toMatch(/R202-\d{6}/);
});

it('keeps a deleted order with an invoice in the lists, and credits nothing twice', async () => {
  await agreed(instance, ids.orderId);
  await takeTo(instance, 'german', ids.orderId, 'ReadyToSend');
  await invoiceEarly(instance, ids);
  await takeTo(instance, 'swiss', ids.orderId, 'Sent');
  const before = await salesOrder(instance, ids.orderId);
  for (const _ of ['once', 'again']) {
    const deletion = instance.callAs(await people.admin(), 'deleteSalesOrder', {
      params: { orderId: ids.orderId },
    });
    expect(await deletion).toEqual({ stays: true });
  }
  const after = await salesOrder(instance, ids.orderId);
  const statuses = after.sections.map(({ producerCompanyId, status }) => [producerCompanyId, status]);
  expect(Object.fromEntries(statuses)).toEqual({ [germanProducer]: 'Cancelled', [swissProducer]: 'Sent' });
  expect(after.history.find(({ to }) => to === 'Cancelled')).toMatchObject({
    deliveryId: ids.deliveryId,
    from: 'ReadyToSend',
    why: 'orderDeleted',
  });
  expect((await purchaseOrder(instance, 'german', ids.orderId)).sections[0]?.status).toBe('Cancelled');
  expect(after.history.filter(({ why, deliveryId }) => why === 'orderDeleted' && !deliveryId)).toHaveLength(
    1,
  );
  const owed = before.sections.find(({ producerCompanyId }) => producerCompanyId === swissProducer);
  expect(after.taxBase).toBe(owed?.taxBase);
  const creditNotes = await instance
    .em()
    .execute("select number from issued_paper where order_id = ? and kind = 'CreditNote'", [ids.orderId]);
  expect(creditNotes).toHaveLength(1);
  await instance.settled();
  const given = (await instance.courier.sent('orders.items-cancelled.v1')).filter(
    ({ orderId }) => orderId === ids.orderId,
  );
  const packed = before.sections.find(({ id }) => id === ids.deliveryId);
  expect(given.flatMap(({ lines }) => lines)).toHaveLength(packed?.items.length ?? 0);
});

it('returns documents of older orders: to a producer its own part alone, once for parallel requests', async () => {
  await agreed(instance, ids.orderId);
  await instance.em().execute('delete from issued_paper where order_id = ?', [ids.orderId]);
  await ask('german', 'getPurchaseOrderPdf');
  const sql = `select d->'producerCompanyId' as id
    from issued_paper, jsonb_array_elements(content::jsonb->'deliveries') d where order_id = ?`;
  expect(await instance.em().execute(sql, [ids.orderId])).toEqual([{ id: germanProducer }]);
  const askAs = (role: 'buyer' | 'admin') => ask(role, 'getOrderConfirmationPdf');
  const [one, other] = await Promise.all([askAs('buyer'), askAs('admin')]);
  expect(one).toEqual(other);
});
