import type { TestInstance } from '@werkbank/platform/testing';
import { aSection, germanProducer, swissProducer } from '../../testing/a-submission.js';
import { confirmAll, people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { pagesOf } from '../../testing/document-text.js';
import { knowSettings, takeTo } from '../../testing/documents.js';
import { pdf, uploadFile } from '../../testing/upload-file.js';

let instance: TestInstance;
let deliveryId: number;
let orderId: number;
beforeAll(async () => {
  instance = await startOrdersInstance();
  await knowSettings(instance);
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
beforeEach(async () => {
  const order = await submitted(instance, { orderSections: [aSection(swissProducer)] });
  orderId = order.id;
  deliveryId = order.sections[0]?.id ?? 0;
  await confirmAll(instance, 'swiss', orderId);
});

type Role = keyof typeof people;
const create = async (role: Role) =>
  instance.callAs(await people[role](), 'createShippingLabel', { params: { deliveryId } });
const show = async (role: Role) =>
  instance.callAs(await people[role](), 'getShippingLabelPdf', { params: { deliveryId }, headers: {} });

it('is made once the parcel is packed, once, and printed as often as one likes', async () => {
  await expect(create('swiss')).rejects.toMatchObject({ status: 409, code: 'SHIPPING_LABEL_NOT_POSSIBLE' });
  await takeTo(instance, 'swiss', orderId, 'ReadyToSend');
  await expect(show('swiss')).rejects.toMatchObject({
    status: 409,
    code: 'SHIPPING_LABEL_NOT_YET_CREATED',
  });
  const [one, other] = await Promise.all([create('swiss'), create('swiss')]);
  expect(other).toEqual(one);
  const label = await show('swiss');
  expect(pagesOf(Buffer.from(label.pdfContent, 'base64')).join()).toContain(`(00) ${one.number}`);
  expect(await show('admin')).toEqual(label);
});

it('is the one that the producer uploaded, and then none of ours is made', async () => {
  await takeTo(instance, 'swiss', orderId, 'ReadyToSend');
  const user = await people.swiss();
  const uploaded = {
    objectId: deliveryId,
    attachmentType: 'ShippingLabel',
    fileName: 'Post 99.pdf',
  } as const;
  await uploadFile(instance, user, { ...uploaded, headers: { 'x-status': 'disabled' } });
  await expect(show('swiss')).rejects.toMatchObject({ code: 'SHIPPING_LABEL_NOT_YET_CREATED' });
  await uploadFile(instance, user, uploaded);
  await expect(create('swiss')).rejects.toMatchObject({ status: 409, code: 'SHIPPING_LABEL_UPLOADED' });
  expect(await show('swiss')).toEqual({ fileName: 'Post 99.pdf', pdfContent: pdf.toString('base64') });
});

it('is not made for what the buyer collects', async () => {
  await instance.em().execute(`update delivery set shipper = 'selfCollection' where id = ?`, [deliveryId]);
  await takeTo(instance, 'swiss', orderId, 'ReadyToSend');
  await expect(create('swiss')).rejects.toMatchObject({
    status: 409,
    code: 'SHIPPING_LABEL_SELF_COLLECTION',
  });
});

it('is refused to all others', async () => {
  await takeTo(instance, 'swiss', orderId, 'ReadyToSend');
  await create('swiss');
  for (const role of ['german', 'otherProducer'] as const) {
    await expect(create(role)).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
    await expect(show(role)).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  }
  for (const role of ['buyer', 'otherBuyer'] as const) {
    await expect(create(role)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await expect(show(role)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
  }
  await expect(create('admin')).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

it('is refused to a producer company that only buys here', async () => {
  const orderSections = [aSection(swissProducer)];
  const order = await submitted(instance, { customerId: germanProducer, orderSections });
  orderId = order.id;
  deliveryId = order.sections[0]?.id ?? 0;
  const params = { deliveryId };
  expect(await instance.callAs(await people.german(), 'listDeliveryAttachments', { params })).toEqual([]);
  await expect(create('german')).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  await expect(show('german')).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
});
