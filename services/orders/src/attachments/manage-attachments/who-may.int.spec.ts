import type { TestInstance } from '@werkbank/platform/testing';
import { people, purchaseOrder, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { type FileToUpload, uploadFile } from '../../testing/upload-file.js';

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

const upload = async (role: keyof typeof people, file: Omit<FileToUpload, 'content'>) =>
  uploadFile(instance, await people[role](), file);
const read = async (role: keyof typeof people, attachmentId: number) =>
  instance.callAs(await people[role](), 'getAttachment', { params: { attachmentId }, headers: {} });

describe('who may read and write which file', () => {
  type Role = keyof typeof people;
  type Outcome = 'yes' | 'ATTACHMENT_FORBIDDEN' | 'ATTACHMENT_NOT_FOUND' | 'DELIVERY_NOT_FOUND';
  const roles: readonly Role[] = ['german', 'buyer', 'admin', 'swiss', 'otherBuyer', 'otherProducer'];
  const outcomeOf = (attempt: Promise<unknown>): Promise<Outcome> =>
    attempt.then(
      () => 'yes' as const,
      ({ code }: { code: Outcome }) => code,
    );
  const title = { title: 'Neu', order: 1, enabled: true, url: null };

  // german is whose object it is; swiss has a part in the same order.
  it.each<[FileToUpload['objectType'], 'enabled' | 'disabled', Record<'add' | 'read' | 'change', Outcome[]>]>(
    [
      [
        'Delivery',
        'enabled',
        {
          add: [
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
            'DELIVERY_NOT_FOUND',
            'DELIVERY_NOT_FOUND',
            'DELIVERY_NOT_FOUND',
          ],
          read: ['yes', 'yes', 'yes', 'ATTACHMENT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND', 'ATTACHMENT_NOT_FOUND'],
          change: [
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
          ],
        },
      ],
      [
        'Delivery',
        'disabled',
        {
          add: [],
          read: [
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
          ],
          change: [
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
          ],
        },
      ],
      [
        'PurchaseOrder',
        'enabled',
        {
          add: [
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
          ],
          read: [
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
          ],
          change: [
            'yes',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
            'ATTACHMENT_NOT_FOUND',
          ],
        },
      ],
      [
        'Article',
        'enabled',
        {
          add: [
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
          ],
          read: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes'],
          change: [
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'yes',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
            'ATTACHMENT_FORBIDDEN',
          ],
        },
      ],
    ],
  )('at %s, %s', async (objectType = 'Delivery', status, expected) => {
    const end = instance.courier.answerQuery('catalog.get-producer-of-article', () => ({ producerId: 102 }));
    const objectId = { Delivery: deliveryId, PurchaseOrder: orderId, Article: 'drill-1' }[objectType];
    const file = { objectType, objectId, headers: { 'x-status': status } };
    const asEach = async (ask: (role: Role) => Promise<unknown>) => {
      const found: Outcome[] = [];
      for (const role of roles) found.push(await outcomeOf(ask(role)));
      return found;
    };
    if (expected.add.length > 0) expect(await asEach((role) => upload(role, file))).toEqual(expected.add);
    const { id } = await upload('german', file);
    const params = { attachmentId: id };
    expect(await asEach((role) => read(role, id))).toEqual(expected.read);
    const change = async (role: Role) =>
      instance.callAs(await people[role](), 'updateAttachment', {
        params,
        body: { ...title, enabled: status === 'enabled' },
      });
    expect(await asEach(change)).toEqual(expected.change);
    // Callers without the right go first, because the file is gone afterwards.
    const remove = async (role: Role) =>
      instance.callAs(await people[role](), 'deleteAttachment', { params });
    const refused = roles.filter((_, index) => expected.change[index] !== 'yes');
    for (const role of refused)
      expect(await outcomeOf(remove(role))).toBe(expected.change[roles.indexOf(role)]);
    await remove('german');
    end();
  });
});
