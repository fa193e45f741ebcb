import { randomUUID } from 'node:crypto';
import type { TestHouse } from '@werkbank/platform/testing';
import { people, purchaseOrder, salesOrder, startOrdersHouse, submitted } from '../testing/orders-house.js';
import { type FileToUpload, pdf, uploadFile } from '../testing/upload-file.js';
import { attachmentLimit } from './allowed-files.js';

let house: TestHouse;
let orderId: number;
let deliveryId: number;
beforeAll(async () => {
  house = await startOrdersHouse();
}, 60_000);
afterAll(() => house?.stop(), 30_000);
beforeEach(async () => {
  orderId = (await submitted(house)).id;
  deliveryId = (await purchaseOrder(house, 'german', orderId)).sections[0]?.id ?? 0;
});

async function upload(who: keyof typeof people, file: Partial<FileToUpload> = {}) {
  return uploadFile(house, await people[who](), { objectId: deliveryId, ...file });
}
const read = async (who: keyof typeof people, attachmentId: number) =>
  house.callAs(await people[who](), 'getAttachment', { params: { attachmentId } });

it('keeps a file and gives it back to both companies and the platform', async () => {
  const { id } = await upload('german');
  for (const who of ['german', 'buyer', 'admin'] as const) {
    expect(await read(who, id)).toEqual({
      fileName: 'Zollanmeldung Größe 1.pdf',
      mediaType: 'application/pdf',
      pdfContent: pdf.toString('base64'),
    });
  }
  const list = await house.callAs(await people.buyer(), 'listDeliveryAttachments', {
    params: { deliveryId },
  });
  expect(list).toMatchObject([
    { id, objectType: 'Delivery', objectId: String(deliveryId), bytes: pdf.length },
  ]);
  expect((await salesOrder(house, orderId)).sections.flatMap(({ attachments }) => attachments)).toEqual(list);
});

it('does not show it to anybody else', async () => {
  const { id } = await upload('german');
  for (const who of ['swiss', 'otherBuyer'] as const) {
    await expect(read(who, id)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
    await expect(
      house.callAs(await people[who](), 'listDeliveryAttachments', { params: { deliveryId } }),
    ).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  }
});

it('takes the same upload twice as one file', async () => {
  const fileId = randomUUID();
  const [first, second] = [await upload('german', { fileId }), await upload('german', { fileId })];
  expect(second).toEqual(first);
});

it('refuses to upload to deliveries of others', async () => {
  for (const who of ['buyer', 'admin'] as const) {
    await expect(upload(who)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  }
  await expect(upload('swiss')).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  await expect(upload('german', { objectId: 'abc' })).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' });
});

it.each<[string, Partial<FileToUpload>]>([
  ['is no PDF inside', { content: Buffer.from('MZ, called .pdf'), fileName: 'virus.pdf' }],
  ['is empty', { content: Buffer.alloc(0) }],
  ['is of a kind that a delivery does not take', { attachmentType: 'PurchaseOrder' }],
])('refuses a file that %s', async (_, file) => {
  await expect(upload('german', file)).rejects.toMatchObject({ status: 415, code: 'FILE_TYPE_NOT_ALLOWED' });
});

it('refuses a file above the limit', async () => {
  const content = Buffer.concat([pdf, Buffer.alloc(attachmentLimit)]);
  await expect(upload('german', { content })).rejects.toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
});

it('takes one customs declaration, also when two come at once', async () => {
  const declare = () => upload('german', { attachmentType: 'CustomsDeclaration' });
  const results = await Promise.allSettled([declare(), declare()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'ONLY_ONE_CUSTOMS_DECLARATION' },
  });
});

it('deletes a file, and only its owner may', async () => {
  const { id } = await upload('german', { attachmentType: 'CustomsDeclaration' });
  const remove = async (who: keyof typeof people) =>
    house.callAs(await people[who](), 'deleteAttachment', { params: { attachmentId: id } });
  for (const who of ['buyer', 'admin'] as const) {
    await expect(remove(who)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  }
  await remove('german');
  await expect(read('german', id)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
});

it('does not take away what a delivery was made ready with', async () => {
  const { id } = await upload('german', { attachmentType: 'CustomsDeclaration' });
  await house.em().execute(`update delivery set status = 'ReadyToSend' where id = ?`, [deliveryId]);
  await expect(
    house.callAs(await people.german(), 'deleteAttachment', { params: { attachmentId: id } }),
  ).rejects.toMatchObject({ status: 409, code: 'DELIVERY_WRONG_STATUS' });
});

it("keeps a producer's papers at its own purchase order", async () => {
  const { id } = await upload('german', { objectType: 'PurchaseOrder', objectId: orderId });
  expect((await read('german', id)).fileName).toBe('Zollanmeldung Größe 1.pdf');
  await expect(read('swiss', id)).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  await expect(
    upload('otherProducer', { objectType: 'PurchaseOrder', objectId: orderId }),
  ).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
});

it('asks the catalogue whose article it is', async () => {
  const end = house.courier.answerQuestion('catalog.get-producer-of-article', () => ({ producerId: 102 }));
  const file = { objectType: 'Article' as const, objectId: 'drill-1' };
  const { id } = await upload('german', file);
  expect((await read('otherBuyer', id)).pdfContent).toBe(pdf.toString('base64'));
  await expect(upload('swiss', file)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  await expect(upload('buyer', file)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  await expect(upload('german', { ...file, objectId: 'no id' })).rejects.toMatchObject({
    status: 403,
    code: 'ATTACHMENT_FORBIDDEN',
  });
  end();
});
