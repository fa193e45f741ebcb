import { type ClientRequest, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Cast, castOfTheThread } from '../instance/cast.ts';
import { declarationHeaders, declareForCustoms, placeOrder } from '../instance/ordering.ts';
import { type Person, runningInstance } from '../instance/running-instance.ts';

const slow = 64;
const mebibyte = 2 ** 20;

/** Uploads that never finish: the header announces a mebibyte, and only the first bytes follow. */
describe('slow uploads of one person', () => {
  const begun: ClientRequest[] = [];
  let cast: Cast;
  beforeAll(async () => {
    cast = await castOfTheThread();
  });
  afterAll(() => begun.forEach((upload) => upload.destroy()));

  const answered: { status: number; body: string }[] = [];
  const begin = ({ user }: Person, deliveryId: number) => {
    const upload = request(new URL('/api/attachments', runningInstance().address), {
      method: 'POST',
      agent: false,
      headers: {
        authorization: `Bearer ${user.accessToken}`,
        'content-type': 'application/octet-stream',
        'content-length': mebibyte,
        ...declarationHeaders(deliveryId),
      },
    });
    begun.push(upload);
    upload.on('error', () => undefined);
    upload.write('%PDF-1.7\n');
    return new Promise<void>((resolve) => {
      upload.once('response', (response) => {
        void text(response).then((body) => {
          answered.push({ status: response.statusCode ?? 0, body });
          resolve();
        });
      });
    });
  };

  it('get few places, are refused beyond them, and hold up no other company', async () => {
    const { buyer, offers, swissProducer, germanProducer } = cast;
    const order = await placeOrder(buyer, [offers.CH.row, offers.DE.row]);
    const of = (producer: Person) =>
      order.sections.find(({ producerCompanyId }) => producerCompanyId === producer.account.companyId)?.id ??
      0;
    const all = Array.from({ length: slow }, () => begin(germanProducer, of(germanProducer)));
    await Promise.race(all);
    await declareForCustoms(swissProducer, of(swissProducer));
    const { attachments } = await swissProducer
      .api('getPurchaseOrder', {
        params: { orderId: order.id, producerCompanyId: swissProducer.account.companyId ?? 0 },
      })
      .then(({ sections }) => sections[0]!);
    expect(attachments).toHaveLength(1);
    expect(answered.length).toBeGreaterThan(slow / 2);
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([429]));
    // Uploads beyond the limit of one address are refused before.
    expect(answered.some(({ body }) => body.includes('TOO_MANY_UPLOADS'))).toBe(true);
  });
});
