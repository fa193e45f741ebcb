import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isRefusal } from '@werkbank/contracts/errors';
import type { TestInstance } from '@werkbank/platform/testing';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { pdf } from '../../testing/upload-file.js';
import { OutsideAccounting } from './outside-accounting.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let url: string;
let answers: Answer[] = [];
let asked: { url: string | undefined; authorization: string | undefined; accept: string | undefined }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { authorization, accept } = request.headers;
    asked.push({ url: request.url, authorization, accept });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer) answer(request, response);
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const says =
  (status: number, body: Buffer | string = ''): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/pdf' }).end(body);
const silent: Answer = () => undefined;
const breaksOff: Answer = (request) => request.socket.destroy();

const accounting = (more: { timeoutMs?: number } = {}) =>
  new OutsideAccounting({ url, token: 'secret', timeoutMs: 30_000, retriesMs: [1, 1], ...more });
const invoice = { kind: 'Invoice', orderId: 100_042, deliveryId: 7001, producerCompanyId: 31 } as const;
const outcome = async (given: Answer[], more = {}): Promise<string> => {
  answers = given;
  const answer = await accounting(more).fetch(invoice);
  return isRefusal(answer) ? answer.code : answer.content.toString('latin1');
};

it('asks by the address and token that are agreed upon', async () => {
  answers = [says(200, pdf)];
  expect(await accounting().fetch(invoice)).toEqual({ fileName: 'Invoice-7001.pdf', content: pdf });
  const order = {
    kind: 'OrderConfirmation',
    orderId: 100_042,
    deliveryId: null,
    producerCompanyId: null,
  } as const;
  await accounting().fetch(order);
  answers = [says(200, '<?xml?>')];
  await accounting().fetch(invoice, 'xrechnung');
  expect(asked).toEqual([
    {
      url: '/documents/Invoice/100042/companies/31/deliveries/7001.pdf',
      authorization: 'Bearer secret',
      accept: 'application/pdf',
    },
    expect.objectContaining({ url: '/documents/OrderConfirmation/100042.pdf' }),
    expect.objectContaining({
      url: '/documents/Invoice/100042/companies/31/deliveries/7001.xml',
      accept: 'application/xml',
    }),
  ]);
});

it.each<[string, Answer[], string, number]>([
  ['is not there yet', [says(404)], 'INVOICE_NOT_YET_CREATED', 1],
  ['comes after two failures', [says(500), breaksOff, says(200, pdf)], pdf.toString('latin1'), 3],
  ['never comes', [says(503)], 'PDF_NOT_FETCHED', 3],
  ['is refused to us', [says(403)], 'PDF_NOT_FETCHED', 1],
  ['is no PDF', [says(200, '<html>')], 'PDF_NOT_FETCHED', 1],
  ['is too large', [says(200, Buffer.alloc(21 * 1024 * 1024))], 'PDF_NOT_FETCHED', 1],
])('a document that %s', async (_what, given, expected, times) => {
  expect(await outcome(given)).toBe(expected);
  expect(asked).toHaveLength(times);
});

it('waits no longer than it may', async () => {
  expect(await outcome([silent], { timeoutMs: 20 })).toBe('PDF_NOT_FETCHED');
  expect(asked).toHaveLength(3);
});

describe('a service with an accounting system outside', () => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startOrdersInstance({ ACCOUNTING_URL: `${url}/`, ACCOUNTING_RETRIES_MS: '1' });
  }, 60_000);
  afterAll(() => instance?.stop(), 30_000);

  it('answers what that says, in the words of the specification while it is down', async () => {
    const { id: orderId } = await submitted(instance);
    const ask = async () =>
      instance.callAs(await people.buyer(), 'getOrderConfirmationPdf', { params: { orderId }, headers: {} });
    answers = [says(200, pdf)];
    expect((await ask()).pdfContent).toBe(pdf.toString('base64'));
    answers = [says(404)];
    await expect(ask()).rejects.toMatchObject({ status: 409, code: 'ORDER_CONFIRMATION_NOT_YET_CREATED' });
    answers = [breaksOff];
    await expect(ask()).rejects.toMatchObject({
      status: 503,
      code: 'PDF_NOT_FETCHED',
      body: { message: 'Das PDF konnte nicht abgerufen werden. Bitte versuchen Sie es später noch einmal.' },
    });
  });
});
