import { randomUUID } from 'node:crypto';
import { attachmentLimits } from '@werkbank/contracts/limits';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducer } from '../../testing/a-submission.js';
import {
  people,
  purchaseOrder,
  salesOrder,
  startOrdersInstance,
  submitted,
} from '../../testing/orders-instance.js';
import { type FileToUpload, pdf, uploadFile } from '../../testing/upload-file.js';

let instance: TestInstance;
let orderId: number;
let deliveryId: number;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
beforeEach(async () => {
  orderId = (await submitted(instance)).id;
  deliveryId = (await purchaseOrder(instance, 'german', orderId)).sections[0]?.id ?? 0;
});

async function upload(role: keyof typeof people, file: Partial<FileToUpload> = {}) {
  return uploadFile(instance, await people[role](), { objectId: deliveryId, ...file });
}
const read = async (role: keyof typeof people, attachmentId: number) =>
  instance.callAs(await people[role](), 'getAttachment', { params: { attachmentId }, headers: {} });

it('stores a file and returns it to both companies and the platform', async () => {
  const { id } = await upload('german');
  for (const role of ['german', 'buyer', 'admin'] as const) {
    expect(await read(role, id)).toEqual({
      fileName: 'Zollanmeldung Größe 1.pdf',
      mediaType: 'application/pdf',
      pdfContent: pdf.toString('base64'),
    });
  }
  const list = await instance.callAs(await people.buyer(), 'listDeliveryAttachments', {
    params: { deliveryId },
  });
  expect(list).toMatchObject([
    { id, objectType: 'Delivery', objectId: String(deliveryId), bytes: pdf.length },
  ]);
  expect((await salesOrder(instance, orderId)).sections.flatMap(({ attachments }) => attachments)).toEqual(
    list,
  );
});

it('hides it from all others', async () => {
  const { id } = await upload('german');
  for (const role of ['swiss', 'otherBuyer'] as const) {
    await expect(read(role, id)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
    await expect(
      instance.callAs(await people[role](), 'listDeliveryAttachments', { params: { deliveryId } }),
    ).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  }
});

it('accepts a repeated upload as one file', async () => {
  const fileId = randomUUID();
  const [first, second] = [await upload('german', { fileId }), await upload('german', { fileId })];
  expect(second).toEqual(first);
});

it('refuses a file id of another company', async () => {
  const file = { objectType: 'PurchaseOrder', objectId: orderId, fileId: randomUUID() } as const;
  await upload('german', file);
  await expect(upload('swiss', file)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
});

it('refuses to upload to deliveries of others', async () => {
  for (const role of ['buyer', 'admin'] as const) {
    await expect(upload(role)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  }
  await expect(upload('swiss')).rejects.toMatchObject({ status: 404, code: 'DELIVERY_NOT_FOUND' });
  await expect(upload('german', { objectId: 'abc' })).rejects.toMatchObject({ code: 'DELIVERY_NOT_FOUND' });
});

it('returns a file under the extension of its real type, whatever its original name', async () => {
  const { id, fileName } = await upload('german', { fileName: 'Lieferschein.exe' });
  expect(fileName).toBe('Lieferschein.pdf');
  expect(await read('buyer', id)).toMatchObject({
    fileName: 'Lieferschein.pdf',
    mediaType: 'application/pdf',
  });
});

/** Rows of earlier uploads, without content. */
async function fill(files: {
  objectType?: 'Delivery' | 'PurchaseOrder';
  objectId: number;
  owner: number;
  count: number;
  bytes: number;
}) {
  await instance.em().execute(
    `insert into attachment (file_id, file_name, title, attachment_type, object_type, object_id, type, position, enabled,
       bytes, media_type, owner_company_id, created_by)
     select gen_random_uuid(), 'a.pdf', 'filled', 'none', ?, ?, 'pdf', 0, true, ?, 'application/pdf', ?, 1
     from generate_series(1, ?)`,
    [files.objectType ?? 'Delivery', String(files.objectId), files.bytes, files.owner, files.count],
  );
}

describe('the attachments of a company', () => {
  afterEach(() => instance.em().execute(`delete from attachment where title = 'filled'`));

  it('are limited per delivery, also when two files come at once', async () => {
    await fill({
      objectId: deliveryId,
      owner: germanProducer,
      count: attachmentLimits.filesOfObject - 1,
      bytes: 1,
    });
    const results = await Promise.allSettled([upload('german'), upload('german')]);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'TOO_MANY_ATTACHMENTS' },
    });
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('are limited per order, for that company alone', async () => {
    const at = { objectType: 'PurchaseOrder', objectId: orderId } as const;
    await fill({ ...at, owner: germanProducer, count: attachmentLimits.filesOfObject, bytes: 1 });
    await expect(upload('german', at)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_ATTACHMENTS' });
    expect(await upload('swiss', at)).toMatchObject({ objectId: String(orderId) });
  });

  it.each([
    ['files', { count: attachmentLimits.filesOfCompany, bytes: 1 }],
    ['bytes', { count: attachmentLimits.bytesOfCompany / 2 ** 30, bytes: 2 ** 30 }],
  ])('are limited in %s, for that company alone', async (_, full) => {
    await fill({ objectId: 0, owner: germanProducer, ...full });
    const refused = upload('german', {});
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'ATTACHMENT_QUOTA_REACHED',
      message:
        'Der Platz für Dateien Ihrer Firma ist voll (20000 Dateien oder 5120 MB). Bitte löschen Sie Dateien, die nicht mehr gebraucht werden.',
    });
    const swiss = (await purchaseOrder(instance, 'swiss', orderId)).sections[0]?.id ?? 0;
    expect(await upload('swiss', { objectId: swiss })).toMatchObject({ objectId: String(swiss) });
  });

  it('are limited in the history, too, which records each file', async () => {
    await instance.em().execute(
      `insert into order_history (order_id, delivery_id, at, who, actor, why)
       select ?, ?, now(), 'filled', 'producer', 'attachmentAdded' from generate_series(1, ?)`,
      [orderId, deliveryId, attachmentLimits.changesOfObject],
    );
    await expect(upload('german')).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_FILE_CHANGES' });
  });
});

it('accepts one customs declaration, also when two come at once', async () => {
  const declare = () => upload('german', { attachmentType: 'CustomsDeclaration' });
  const results = await Promise.allSettled([declare(), declare()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'ONLY_ONE_CUSTOMS_DECLARATION' },
  });
});

it('lets only its owner delete a file', async () => {
  const { id } = await upload('german', { attachmentType: 'CustomsDeclaration' });
  const remove = async (role: keyof typeof people) =>
    instance.callAs(await people[role](), 'deleteAttachment', { params: { attachmentId: id } });
  for (const role of ['buyer', 'admin'] as const) {
    await expect(remove(role)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
  }
  await remove('german');
  await expect(read('german', id)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
});

it("keeps a file that the delivery's status depends on", async () => {
  const { id } = await upload('german', { attachmentType: 'CustomsDeclaration' });
  await instance.em().execute(`update delivery set status = 'ReadyToSend' where id = ?`, [deliveryId]);
  await expect(
    instance.callAs(await people.german(), 'deleteAttachment', { params: { attachmentId: id } }),
  ).rejects.toMatchObject({ status: 409, code: 'CUSTOMS_DECLARATION_IN_USE' });
});

it("stores a producer's attachments of its own purchase order", async () => {
  const { id } = await upload('german', { objectType: 'PurchaseOrder', objectId: orderId });
  expect((await read('german', id)).fileName).toBe('Zollanmeldung Größe 1.pdf');
  await expect(read('swiss', id)).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  await expect(
    upload('otherProducer', { objectType: 'PurchaseOrder', objectId: orderId }),
  ).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
});

it('asks the catalogue for the owner of the article', async () => {
  const end = instance.courier.answerQuery('catalog.get-producer-of-article', () => ({ producerId: 102 }));
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
