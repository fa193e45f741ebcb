import { createClient } from '@werkbank/contracts/client';
import { openBrowser } from '../journeys/browser/visit.ts';
import { castOfTheThread } from '../instance/cast.ts';
import { draftOf } from '../instance/ordering.ts';
import { eventually } from '../instance/running-instance.ts';
import { type SentSpan, traceInstance, type TracedInstance } from '../instance/traced-instance.ts';
import { visitAs } from '../journeys/steps/log-in.ts';

const [server, client, producer, consumer] = [2, 3, 4, 5];
const submitted = 'checkout.order-submitted.v1';

/** Belongs to the faults, because it replaces the shared services. */
describe('an order with tracing of all parts', () => {
  let instance: TracedInstance;

  beforeAll(async () => {
    instance = await traceInstance();
  }, 120_000);
  afterAll(() => instance.end(), 240_000);

  const arrived = (what: string, is: (span: SentSpan) => boolean): Promise<SentSpan> =>
    eventually(
      async () => {
        const found = instance.spans.find(is);
        if (!found) throw new Error(`no ${what} among ${instance.spans.length} spans`);
        return found;
      },
      () => true,
    );
  const below = ({ traceId, spanId }: SentSpan, part: string, kind: number | undefined, name: string) =>
    arrived(
      `${name} of ${part}`,
      (span) =>
        span.traceId === traceId &&
        span.parentSpanId === spanId &&
        span.part === part &&
        span.kind === kind &&
        span.name.startsWith(name),
    );

  it('is one trace from the gateway to the tables of orders, without personal data', async () => {
    const { buyer, offers } = await castOfTheThread();
    const draft = await draftOf(buyer, [offers.CH.row]);
    const { accessToken } = buyer.user;
    const api = createClient({
      baseUrl: instance.address,
      language: () => 'de',
      accessToken: async () => accessToken,
    });
    const { orderId } = await api('submitOrder', { body: { draftId: draft.id } });
    await eventually(
      () => buyer.api('getSalesOrder', { params: { orderId } }),
      ({ sections }) => sections.length > 0,
    );

    const call = await arrived(
      'submission at the gateway',
      ({ part, name, parentSpanId }) =>
        part === 'gateway' && name.startsWith('POST /api/') && name.includes('order') && !parentSpanId,
    );
    const atCheckout = await below(call, 'checkout', server, call.name);
    await below(atCheckout, 'checkout', client, 'INSERT outbox');
    const asked = await below(atCheckout, 'checkout', client, 'admin.');
    const answered = await below(asked, 'admin', server, asked.name);
    await below(answered, 'admin', client, 'SELECT');
    const sent = await below(atCheckout, 'checkout', producer, `send ${submitted}`);
    const atOrders = await below(sent, 'orders', consumer, `process ${submitted}`);
    await below(atOrders, 'orders', client, 'INSERT');
    await below(sent, 'catalog', consumer, `process ${submitted}`);
    const told = await below(atOrders, 'orders', producer, 'send orders.');
    expect(told.traceId).toBe(call.traceId);

    const { firstName, lastName } = buyer.user;
    const secrets = [
      accessToken,
      accessToken.slice(-40),
      buyer.account.email,
      buyer.account.password,
      draft.id,
    ];
    for (const secret of [...secrets, `${firstName} ${lastName}`, 'Bearer'])
      expect(instance.text()).not.toContain(secret);
  });

  it('begins in the browser, without personal data', async () => {
    const browser = await openBrowser();
    try {
      const { account, user } = (await castOfTheThread()).buyer;
      const visit = await visitAs(browser, account, 'de', { address: instance.address });
      await visit.page.goto('/orders/sales-orders');

      const call = await arrived(
        'list of orders that a browser asked for',
        ({ part, name, parentSpanId }) =>
          part === 'gateway' && name === 'GET /api/sales-orders' && parentSpanId !== undefined,
      );
      await arrived(
        'question of the browser',
        ({ part, traceId, spanId, kind, parentSpanId }) =>
          part === 'browser' &&
          traceId === call.traceId &&
          spanId === call.parentSpanId &&
          kind === client &&
          !parentSpanId,
      );
      const atOrders = await below(call, 'orders', server, call.name);
      // Any statement.
      await below(atOrders, 'orders', client, '');
      await arrived('page of the browser', ({ part, name }) => part === 'browser' && name === 'documentLoad');
      expect(visit.troubles.unexpected).toEqual([]);
      for (const secret of [account.email, account.password, user.lastName, 'Bearer'])
        expect(instance.text()).not.toContain(secret);
    } finally {
      await browser.close();
    }
  }, 120_000);
});
