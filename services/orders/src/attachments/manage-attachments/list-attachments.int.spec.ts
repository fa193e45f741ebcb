import type { AttachmentList } from '@werkbank/contracts/entities';
import type { TestInstance } from '@werkbank/platform/testing';
import { germanProducer, swissProducer } from '../../testing/a-submission.js';
import { people, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { type FileToUpload, uploadFile } from '../../testing/upload-file.js';

let instance: TestInstance;
let orderId: number;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
beforeEach(async () => {
  orderId = (await submitted(instance)).id;
});

type Role = keyof typeof people;
const upload = async (role: Role, file: FileToUpload) => uploadFile(instance, await people[role](), file);
const titles = ({ attachments }: AttachmentList) =>
  attachments.map(({ title, mayChange }) => (mayChange ? title : `${title}, to read`));

describe('an attachment of a purchase order', () => {
  const ofGerman = async (role: Role, producerCompanyId = germanProducer) =>
    instance.callAs(await people[role](), 'listPurchaseOrderAttachments', {
      params: { orderId, producerCompanyId },
    });

  it('is listed in its order for the producer and the platform, with their rights', async () => {
    const at = { objectType: 'PurchaseOrder' as const, objectId: orderId };
    await upload('german', { ...at, fileName: 'b.pdf', headers: { 'x-order': '2' } });
    await upload('german', { ...at, fileName: 'a.pdf', headers: { 'x-order': '1', 'x-status': 'disabled' } });
    await upload('swiss', { ...at, fileName: 'swiss.pdf' });
    const own = await ofGerman('german');
    expect([own.mayAttach, titles(own)]).toEqual([true, ['a.pdf', 'b.pdf']]);
    const admins = await ofGerman('admin');
    expect([admins.mayAttach, titles(admins)]).toEqual([false, ['a.pdf, to read', 'b.pdf, to read']]);
    expect(titles(await ofGerman('swiss', swissProducer))).toEqual(['swiss.pdf']);
  });

  it.each([
    ['swiss', 404, 'ORDER_NOT_FOUND'],
    ['otherProducer', 404, 'ORDER_NOT_FOUND'],
    ['buyer', 403, 'FORBIDDEN'],
    ['otherBuyer', 403, 'FORBIDDEN'],
  ] as const)('is not listed for %s', async (role, status, code) => {
    await expect(ofGerman(role)).rejects.toMatchObject({ status, code });
  });

  it('is gone with a deleted order', async () => {
    const { id } = await upload('german', { objectType: 'PurchaseOrder', objectId: orderId });
    await instance.em().execute('update sales_order set deleted_at = now() where id = ?', [orderId]);
    await expect(ofGerman('german')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await expect(
      instance.callAs(await people.german(), 'getAttachment', { params: { attachmentId: id }, headers: {} }),
    ).rejects.toMatchObject({ code: 'ATTACHMENT_NOT_FOUND' });
  });
});

describe('an attachment of an article', () => {
  let end: () => void;
  beforeEach(() => {
    end = instance.courier.answerQuery('catalog.get-producer-of-article', () => ({ producerId: 102 }));
  });
  afterEach(() => end());
  const at = async (role: Role, articleId: string) =>
    instance.callAs(await people[role](), 'listArticleAttachments', { params: { articleId } });

  it('is listed for all signed-in users, and if disabled, for those who may enable it', async () => {
    const objectId = `drill-${orderId}`;
    const article = { objectType: 'Article' as const, objectId };
    await upload('german', { ...article, fileName: 'on.pdf' });
    await upload('german', { ...article, fileName: 'off.pdf', headers: { 'x-status': 'disabled' } });
    await upload('admin', { ...article, fileName: 'ours.pdf' });
    const shown: Record<string, [boolean, string[]]> = {};
    for (const role of ['german', 'admin', 'swiss', 'buyer'] as const) {
      const list = await at(role, objectId);
      shown[role] = [list.mayAttach, titles(list)];
    }
    expect(shown).toEqual({
      german: [true, ['on.pdf', 'off.pdf', 'ours.pdf, to read']],
      admin: [true, ['on.pdf', 'off.pdf', 'ours.pdf']],
      swiss: [false, ['on.pdf, to read', 'ours.pdf, to read']],
      buyer: [false, ['on.pdf, to read', 'ours.pdf, to read']],
    });
  });

  it('is an empty list without attachments, and requires a visitor to sign in', async () => {
    expect(await at('buyer', 'no-such-article')).toEqual({ attachments: [], mayAttach: false });
    const visitor = await fetch(`${instance.url}/api/articles/drill-1/attachments`);
    expect([visitor.status, await visitor.json()]).toMatchObject([401, { code: 'AUTHENTICATION_REQUIRED' }]);
  });
});
