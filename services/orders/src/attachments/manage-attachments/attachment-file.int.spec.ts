import { attachmentLimits } from '@werkbank/contracts/limits';
import type { TestInstance } from '@werkbank/platform/testing';
import { people, purchaseOrder, startOrdersInstance, submitted } from '../../testing/orders-instance.js';
import { type FileToUpload, pdf, uploadFile } from '../../testing/upload-file.js';

let instance: TestInstance;
let deliveryId: number;
beforeAll(async () => {
  instance = await startOrdersInstance();
}, 60_000);
afterAll(() => instance?.stop(), 30_000);
beforeEach(async () => {
  const { id } = await submitted(instance);
  deliveryId = (await purchaseOrder(instance, 'german', id)).sections[0]?.id ?? 0;
});

const upload = async (file: Partial<FileToUpload> = {}) =>
  uploadFile(instance, await people.german(), { objectId: deliveryId, ...file });
const fetchFile = async (role: keyof typeof people, id: number, range?: string) =>
  fetch(`${instance.url}/api/attachments/${id}`, {
    headers: {
      accept: 'application/pdf',
      ...(range !== undefined && { range }),
      authorization: `Bearer ${await (await people[role]()).accessToken()}`,
    },
  });

it.each(['german', 'buyer', 'admin'] as const)('answers %s with the file itself', async (role) => {
  const answer = await fetchFile(role, (await upload()).id);
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    200,
    {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="Zollanmeldung Gr__e 1.pdf"; filename*=UTF-8''Zollanmeldung%20Gr%C3%B6%C3%9Fe%201.pdf`,
    },
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
});

it.each(['swiss', 'otherBuyer', 'otherProducer'] as const)('refuses %s as unknown', async (role) => {
  const answer = await fetchFile(role, (await upload()).id);
  expect([answer.status, answer.headers.get('content-disposition'), await answer.json()]).toMatchObject([
    404,
    null,
    { code: 'ATTACHMENT_NOT_FOUND' },
  ]);
});

it('requires a visitor to sign in', async () => {
  const { id } = await upload();
  const headers = { accept: 'application/pdf' };
  const answer = await fetch(`${instance.url}/api/attachments/${id}`, { headers });
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'AUTHENTICATION_REQUIRED' }]);
});

it('refuses disabled files to the buyer, and videos to everybody', async () => {
  const off = await upload({ headers: { 'x-status': 'disabled' } });
  const film = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  const described = { 'x-title': 'Film', 'x-status': 'enabled', 'x-order': '1' } as const;
  const headers = { 'x-type': 'youtube', 'x-url': encodeURIComponent(film), ...described } as const;
  const video = await upload({ content: Buffer.alloc(0), headers });
  expect(await (await fetchFile('german', off.id)).text()).toBe(pdf.toString());
  for (const answer of [await fetchFile('buyer', off.id), await fetchFile('german', video.id)]) {
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'ATTACHMENT_NOT_FOUND' }]);
  }
});

it('answers 404 if the row has lost its file', async () => {
  const { id } = await upload();
  await instance.em().execute(`update attachment set file_key = 'lost-file' where id = ?`, [id]);
  const answer = await fetchFile('german', id);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'ATTACHMENT_NOT_FOUND' }]);
});

it.each([
  [`"; filename=x.exe; a="'(1)*.pdf`, `%22%3B%20filename%3Dx.exe%3B%20a%3D%22%27%281%29%2A.pdf`],
  ['Prüfung\r\nset-cookie: a=b.pdf', 'Pr%C3%BCfungset-cookie%3A%20a%3Db.pdf'],
  [`${'Größe'.repeat(35)}.pdf`, `${'Gr%C3%B6%C3%9Fe'.repeat(35)}.pdf`],
  [`${'😀'.repeat(45)}.pdf`, `${'%F0%9F%98%80'.repeat(45)}.pdf`],
])('escapes the name %j in its header', async (fileName, encoded) => {
  const answer = await fetchFile('buyer', (await upload({ fileName })).id);
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[\w. ()-]+\.pdf"; filename\*=UTF-8''[\w.%-]+$/);
  expect(disposition.split("''")[1]).toBe(encoded);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
});

it('answers with a file of the maximum size', async () => {
  const end = Buffer.from('\n%%EOF\n');
  const filling = Buffer.alloc(attachmentLimits.bytes - pdf.length - end.length, 'x');
  const content = Buffer.concat([pdf, filling, end]);
  const { id } = await upload({ content });
  expect(Buffer.from(await (await fetchFile('buyer', id)).arrayBuffer()).equals(content)).toBe(true);
});

it('answers range requests with a part of the file and the same headers', async () => {
  const { id } = await upload();
  const answer = await fetchFile('buyer', id, 'bytes=2-5');
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    206,
    {
      'content-type': 'application/pdf',
      'content-length': '4',
      'content-range': `bytes 2-5/${pdf.length}`,
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringMatching(/^attachment; /),
    },
  ]);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf.subarray(2, 6));
  const last = await fetchFile('buyer', id, 'bytes=-3');
  expect([last.status, Buffer.from(await last.arrayBuffer())]).toEqual([206, pdf.subarray(-3)]);
});

it('refuses an invalid range, without a hint about invisible files', async () => {
  const { id } = await upload();
  const beyond = await fetchFile('buyer', id, `bytes=${pdf.length}-`);
  expect([beyond.status, await beyond.json()]).toMatchObject([416, { code: 'RANGE_NOT_IN_FILE' }]);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${pdf.length}`);
  const hidden = await fetchFile('swiss', id, `bytes=${pdf.length}-`);
  expect([hidden.status, await hidden.json()]).toMatchObject([404, { code: 'ATTACHMENT_NOT_FOUND' }]);
  expect(hidden.headers.get('content-range')).toBeNull();
});
