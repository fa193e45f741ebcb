import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { attachmentLimits } from '@werkbank/contracts/limits';
import { eventually, type TestInstance } from '@werkbank/platform/testing';
import { DiskStore } from '@werkbank/platform/files';
import { people, purchaseOrder, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { type FileToUpload, pdf, uploadFile } from '../../testing/upload-file.js';

let instance: TestInstance;
let orderId: number;
let deliveryId: number;
let end: () => void;
const folder = mkdtempSync(join(tmpdir(), 'werkbank-refused-'));
const store = new DiskStore(folder);
beforeAll(async () => {
  instance = await startOrdersInstance({ FILES_DIR: folder });
  end = instance.courier.answerQuery('catalog.get-producer-of-article', () => ({ producerId: 102 }));
  orderId = (await submitted(instance)).id;
  deliveryId = (await purchaseOrder(instance, 'german', orderId)).sections[0]?.id ?? 0;
}, 60_000);
afterAll(async () => {
  end();
  await instance?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

async function keptFiles(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

/** The end of an archive without files, followed by a comment. */
function archive(comment: string): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([end, Buffer.from(comment)]);
}

describe.each(['Delivery', 'PurchaseOrder', 'Article'] as const)('a file for %s', (objectType) => {
  const objectId = () => ({ Delivery: deliveryId, PurchaseOrder: orderId, Article: 'drill-1' })[objectType];
  const upload = async (file: Partial<FileToUpload> = {}) =>
    uploadFile(instance, await people.german(), { objectType, objectId: objectId(), ...file });

  it.each<[string, Partial<FileToUpload>]>([
    ['is no PDF inside', { content: Buffer.from('MZ, called .pdf'), fileName: 'virus.pdf' }],
    ['hides a program before the PDF', { content: Buffer.concat([Buffer.from('MZ\x90'), pdf]) }],
    ['is shorter than a beginning', { content: pdf.subarray(0, 3) }],
    ['breaks off before its end', { content: pdf.subarray(0, -7) }],
    ['is an archive behind a PDF', { content: Buffer.concat([pdf, archive('')]) }],
    ['is an archive with a PDF around it', { content: Buffer.concat([pdf, archive('%%EOF')]) }],
    [
      'is an archive behind a large PDF, with as long a comment as there can be',
      { content: Buffer.concat([pdf, Buffer.alloc(2 ** 20), archive(`${'x'.repeat(65_000)}%%EOF`)]) },
    ],
    [
      'is of a kind that it does not take',
      { attachmentType: objectType === 'PurchaseOrder' ? 'ShippingLabel' : 'PurchaseOrder' },
    ],
  ])('is refused where it %s, and nothing of it stays', async (_, file) => {
    const before = await keptFiles();
    await expect(upload(file)).rejects.toMatchObject({ status: 415, code: 'FILE_TYPE_NOT_ALLOWED' });
    expect(await keptFiles()).toEqual(before);
  });

  it('is refused if it is empty', async () => {
    const before = await keptFiles();
    await expect(upload({ content: Buffer.alloc(0) })).rejects.toMatchObject({
      status: 400,
      code: 'FILE_EMPTY',
    });
    expect(await keptFiles()).toEqual(before);
  });

  it.each([
    ['PDF_ACTIVE_CONTENT', '1 0 obj << /OpenAction 2 0 R >> endobj'],
    ['PDF_ACTIVE_CONTENT', '2 0 obj << /S /J#61vaScript >> endobj'],
    ['PDF_NOT_READABLE', 'trailer << /Encrypt 2 0 R >>'],
  ])('is refused with %s where it holds %s, and is not kept', async (code, held) => {
    const before = await keptFiles();
    const content = Buffer.from(`%PDF-1.7\n${held}\n%%EOF\n`);
    await expect(upload({ content })).rejects.toMatchObject({ status: 415, code });
    expect(await keptFiles()).toEqual(before);
  });

  it('is accepted with a line break in front', async () => {
    const content = Buffer.concat([Buffer.from('\r\n'), pdf]);
    expect(await upload({ content })).toMatchObject({ type: 'pdf' });
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\temp\\a.pdf', 'a.pdf'],
    [`${'ß'.repeat(196)}.pdf`, `${'ß'.repeat(196)}.pdf`],
    [`${'ä'.repeat(251)}.pdf`, `${'ä'.repeat(196)}.pdf`],
  ])('with the name %s is stored as %s', async (fileName, kept) => {
    expect(await upload({ fileName })).toMatchObject({ fileName: kept });
  });

  it('is refused with a too long name', async () => {
    await expect(upload({ fileName: `${'ä'.repeat(252)}.pdf` })).rejects.toMatchObject({
      status: 400,
      code: 'FIELD_TOO_LONG',
      body: { field: 'x-file-name' },
    });
  });

  it('is refused above the limit, also without an announced length', async () => {
    const before = await keptFiles();
    const content = Buffer.concat([pdf, Buffer.alloc(attachmentLimits.bytes)]);
    await expect(upload({ content })).rejects.toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
    const sending = await begin({ 'transfer-encoding': 'chunked' });
    const answer = answerOf(sending);
    sending.write(content);
    expect(await answer).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
    sending.destroy();
    expect(await keptFiles()).toEqual(before);
  });

  it('is refused with an announced gigabyte before any of it arrives', async () => {
    const sending = await begin({ 'content-length': 2 ** 30 });
    sending.flushHeaders();
    expect(await answerOf(sending)).toMatchObject([413, { code: 'BODY_TOO_LARGE' }]);
    sending.destroy();
  });

  it('is refused at its first bytes, while the rest is still arriving', async () => {
    const sending = await begin({ 'content-length': 2 ** 20 });
    const answer = answerOf(sending);
    sending.write('MZ');
    expect(await answer).toMatchObject([415, { code: 'FILE_TYPE_NOT_ALLOWED' }]);
    sending.destroy();
  });

  it.each(['buyer', 'otherProducer', 'otherBuyer'] as const)(
    'is refused to %s before any of it arrives',
    async (role) => {
      const before = await keptFiles();
      const sending = await begin({ 'content-length': 2 ** 20 }, role);
      sending.flushHeaders();
      const [status, body] = await answerOf(sending);
      const refusals: unknown[] = [
        [403, 'ATTACHMENT_FORBIDDEN'],
        [404, 'DELIVERY_NOT_FOUND'],
      ];
      expect(refusals).toContainEqual([status, body.code]);
      sending.destroy();
      expect(await keptFiles()).toEqual(before);
    },
  );

  it('is the same file in a repetition, which need not be sent to its end', async () => {
    const fileId = randomUUID();
    const { id } = await upload({ fileId });
    const before = await keptFiles();
    const again = await begin({ 'content-length': 2 ** 20, 'x-file-id': fileId });
    again.flushHeaders();
    expect(await answerOf(again)).toMatchObject([201, { id }]);
    again.destroy();
    expect(await keptFiles()).toEqual(before);
  });

  it('leaves no file if its sender disconnects', async () => {
    const before = await keptFiles();
    const sending = await begin({ 'content-length': 2 ** 20 });
    sending.write(Buffer.concat([pdf, Buffer.alloc(2 ** 19)]));
    await eventually(async () => expect(await keptFiles()).toHaveLength(before.length + 1));
    sending.destroy();
    await eventually(async () => expect(await keptFiles()).toEqual(before));
  });

  /** An upload whose body the test sends by hand. */
  async function begin(headers: Record<string, string | number>, role: keyof typeof people = 'german') {
    const token = await (await people[role]()).accessToken();
    const sending = request(`${instance.url}/api/attachments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'x-file-id': randomUUID(),
        'x-file-name': 'a.pdf',
        'x-attachment-type': 'none',
        'x-object-type': objectType,
        'x-object-id': objectId(),
        ...headers,
      },
    });
    return sending.on('error', () => undefined);
  }
});

async function answerOf(
  sending: ReturnType<typeof request>,
): Promise<[number | undefined, { code?: string; id?: number }]> {
  const answer = await new Promise<IncomingMessage>((resolve) => void sending.once('response', resolve));
  return [answer.statusCode, JSON.parse(await text(answer))];
}
