import type { CallRequest } from '@werkbank/contracts/calls';
import { attachmentLimits } from '@werkbank/contracts/limits';
import type { TestInstance } from '@werkbank/platform/testing';
import { people, purchaseOrder, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
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

const video = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const asVideo = (headers: FileToUpload['headers']): Partial<FileToUpload> => ({
  content: Buffer.alloc(0),
  headers: { 'x-type': 'youtube', 'x-title': 'Film', 'x-status': 'enabled', 'x-order': '9', ...headers },
});

describe('what is said about an attachment', () => {
  it('comes with it: title, order, whether it is shown', async () => {
    const { id: first } = await upload('german', { headers: { 'x-order': '4' } });
    const { id: next } = await upload('german', {
      headers: { 'x-title': encodeURIComponent('Prüfung 1/2'), 'x-status': 'disabled' },
    });
    const { id: top } = await upload('german', { headers: { 'x-order': '0' } });
    const listed = async (role: keyof typeof people) =>
      instance.callAs(await people[role](), 'listDeliveryAttachments', { params: { deliveryId } });
    expect((await listed('german')).map(({ id }) => id)).toEqual([top, first, next]);
    expect((await listed('german')).at(-1)).toMatchObject({
      title: 'Prüfung 1/2',
      enabled: false,
      order: 5,
      url: null,
    });
    expect((await listed('buyer')).map(({ id }) => id)).toEqual([top, first]);
    await expect(read('buyer', next)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
  });

  it('is the address alone for a video, which has no file', async () => {
    const attached = await upload('german', asVideo({ 'x-url': encodeURIComponent(video) }));
    expect(attached).toMatchObject({ type: 'youtube', url: video, title: 'Film', fileName: '', bytes: 0 });
    await expect(read('german', attached.id)).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    const again = { objectType: 'PurchaseOrder' as const, objectId: orderId };
    expect(
      await upload('german', { ...asVideo({ 'x-url': encodeURIComponent(video) }), ...again }),
    ).toMatchObject({ type: 'youtube', ...again, objectId: String(orderId) });
  });

  it.each(['x-title', 'x-status', 'x-order'] as const)(
    'is asked for where a form is filled in: %s',
    async (name) => {
      const { headers = {} } = asVideo({ 'x-url': encodeURIComponent(video) });
      const file = { headers: { ...headers, 'x-type': 'pdf' as const, [name]: undefined } };
      await expect(upload('german', file)).rejects.toMatchObject({
        code: 'FIELD_REQUIRED',
        body: { field: name },
      });
    },
  );

  it.each<[string, Partial<FileToUpload>, string]>([
    ['without an address', asVideo({}), 'SIDEBAR_URL_REQUIRED'],
    [
      'from elsewhere',
      asVideo({ 'x-url': encodeURIComponent('https://evil.example/watch?v=aqz-KE-bpKQ') }),
      'SIDEBAR_VIDEO_ADDRESS',
    ],
    [
      'as a customs declaration',
      { ...asVideo({ 'x-url': encodeURIComponent(video) }), attachmentType: 'CustomsDeclaration' },
      'FILE_TYPE_NOT_ALLOWED',
    ],
  ])('refuses a video %s', async (_, file, code) => {
    await expect(upload('german', file)).rejects.toMatchObject({ code });
  });
});

describe('changing an attachment', () => {
  const change = async (
    role: keyof typeof people,
    id: number,
    body: Partial<CallRequest<'updateAttachment'>['body']> = {},
  ) =>
    instance.callAs(await people[role](), 'updateAttachment', {
      params: { attachmentId: id },
      body: { title: 'Lieferschein', order: 7, enabled: true, url: null, ...body },
    });
  const told = async () =>
    (await purchaseOrder(instance, 'german', orderId)).history.filter(
      ({ why }) => why === 'attachmentUpdated',
    );

  it('keeps what is said of it, and tells the history, once', async () => {
    const before = await upload('german');
    const changed = { ...before, title: 'Lieferschein', order: 7, enabled: false };
    expect(await change('german', before.id, { enabled: false, url: video })).toEqual(changed);
    expect(await change('german', before.id, { enabled: false })).toEqual(changed);
    expect(await told()).toMatchObject([{ deliveryId }]);
    await expect(read('buyer', before.id)).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    await change('german', before.id);
    expect((await read('buyer', before.id)).pdfContent).toBe(pdf.toString('base64'));
  });

  it('gives a video another address, and never none', async () => {
    const { id } = await upload('german', asVideo({ 'x-url': encodeURIComponent(video) }));
    const other = 'https://youtu.be/eRsGyueVLvQ';
    expect(await change('german', id, { url: other })).toMatchObject({ url: other });
    await expect(change('german', id)).rejects.toMatchObject({ status: 400, code: 'SIDEBAR_URL_REQUIRED' });
    await expect(change('german', id, { url: 'https://evil.example' })).rejects.toMatchObject({
      status: 400,
      code: 'SIDEBAR_VIDEO_ADDRESS',
    });
  });

  it('is for its owner alone, as deleting is', async () => {
    const { id } = await upload('german');
    for (const role of ['buyer', 'admin'] as const) {
      await expect(change(role, id)).rejects.toMatchObject({ status: 403, code: 'ATTACHMENT_FORBIDDEN' });
    }
    for (const role of ['swiss', 'otherBuyer'] as const) {
      await expect(change(role, id)).rejects.toMatchObject({ status: 404, code: 'ATTACHMENT_NOT_FOUND' });
    }
    await expect(change('german', 999_999_999)).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
    expect(await told()).toEqual([]);
  });

  it.each([
    ['an empty title', { title: ' ' }],
    ['a title beyond measure', { title: 'x'.repeat(201) }],
    ['an order below zero', { order: -1 }],
    ['an order beyond measure', { order: 10_000 }],
  ])('refuses %s', async (_, body) => {
    const { id } = await upload('german');
    await expect(change('german', id, body)).rejects.toMatchObject({ status: 400 });
  });

  it('does not switch off what a delivery was made ready with, which can be called otherwise', async () => {
    const { id } = await upload('german', { attachmentType: 'CustomsDeclaration' });
    await instance.em().execute(`update delivery set status = 'ReadyToSend' where id = ?`, [deliveryId]);
    await expect(change('german', id, { enabled: false })).rejects.toMatchObject({
      status: 409,
      code: 'CUSTOMS_DECLARATION_IN_USE',
    });
    expect(await change('german', id)).toMatchObject({ title: 'Lieferschein', enabled: true });
  });

  it('has an end, for the history tells each time', async () => {
    const { id } = await upload('german');
    await instance.em().execute(
      `insert into order_history (order_id, delivery_id, at, who, actor, why)
       select ?, ?, now(), 'filled', 'producer', 'attachmentUpdated' from generate_series(1, ?)`,
      [orderId, deliveryId, attachmentLimits.changesOfObject],
    );
    await expect(change('german', id)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_FILE_CHANGES' });
    await expect(upload('german')).rejects.toMatchObject({ code: 'TOO_MANY_FILE_CHANGES' });
  });
});
