import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { CheckPdf, refusalOfPdf } from './check-pdf.js';

const file = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer << /Root 1 0 R >>\n%%EOF\n'].map((one) =>
      typeof one === 'string' ? Buffer.from(one, 'latin1') : one,
    ),
  );
const stream = (dictionary: string, data: Buffer, between = '\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} /Length ${data.length} >>${between}stream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const objectStream = (content: string, more = '/Filter /FlateDecode'): Buffer =>
  stream(`/Type /ObjStm /N 1 /First 4 ${more}`, deflateSync(Buffer.from(content)));
/** Refusal of a file that is given in pieces of a size. */
async function refused(content: Buffer, size = 65_536): Promise<string | undefined> {
  const pieces = Array.from({ length: Math.ceil(content.length / size) }, (_, index) =>
    content.subarray(index * size, (index + 1) * size),
  );
  try {
    await pipeline(Readable.from(pieces), new CheckPdf().resume());
    return undefined;
  } catch (error) {
    const refusal = refusalOfPdf(error);
    if (!refusal) throw error;
    return refusal.code;
  }
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const active = {
  'an action at opening': file('1 0 obj << /OpenAction 2 0 R >> endobj'),
  'a script': file(`2 0 obj ${script} endobj`),
  'a script with a name in hex': file('2 0 obj << /S /J#61v#61Script /J#53 (1) >> endobj'),
  'a start of a program': file('2 0 obj << /S /Launch /F (calc.exe) >> endobj'),
  'a file in it': file('2 0 obj << /Type/EmbeddedFile >> endobj'),
  'further actions': file('2 0 obj << /AA << /O 3 0 R >> >> endobj'),
  'a form of XFA': file('2 0 obj << /XFA 3 0 R >> endobj'),
  'a script in an object stream': file(objectStream(`2 0 ${script}`)),
  'a script in an object stream, with a name in hex': file(objectStream('2 0 << /S /#4aavaScript >>')),
  'further actions in an object stream': file(objectStream('2 0 << /AA << >> >>')),
  'a script behind much white space in an object stream': file(
    objectStream(`${' '.repeat(3_000_000)}${script}`),
  ),
  'a script in a stream that hides its kind': file(
    stream('/Type 9 0 R /Filter /FlateDecode', deflateSync(Buffer.from(script)), ' % comment\n'),
  ),
  'a script within a stream, where a table may point': file(
    stream('', Buffer.from(`8 0 obj ${script} endobj`)),
  ),
};

it.each(Object.entries(active))('refuses %s, in pieces of whichever size', async (_, content) => {
  const sizes = content.length > 3_000 ? [65_536, 1_000] : [65_536, 100, 7, 1];
  for (const size of sizes)
    expect([size, await refused(content, size)]).toEqual([size, 'PDF_ACTIVE_CONTENT']);
});

it.each([
  ['is encrypted', file('trailer << /Encrypt 5 0 R >>')],
  ['packs its objects in another way', file(objectStream(script, '/Filter [/ASCIIHexDecode /FlateDecode]'))],
  ['packs its objects beyond all measure', file(objectStream(' '.repeat(40 * 1024 * 1024)))],
])('refuses what %s', async (_, content) => {
  expect(await refused(content)).toBe('PDF_NOT_READABLE');
});

it.each([
  ['plain text', file('1 0 obj << /Type /Catalog >> endobj (about /JavaScripts and /Launcher)')],
  ['packed objects', file(objectStream('2 0 << /Type /Page /Annots [] >>'))],
  [
    'a picture that unpacks to much',
    file(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(50 * 2 ** 20)))),
  ],
  ['an end of a line in front', Buffer.concat([Buffer.from('\r\n'), file()])],
  ['a mark and blanks in front', Buffer.concat([Buffer.from('\ufeff \n\n'), file()])],
  ['as much in front as there may be', Buffer.concat([Buffer.alloc(1_019, ' '), file()])],
])('takes a file with %s', async (_, content) => {
  expect(await refused(content)).toBeUndefined();
  if (content.length < 3_000) expect(await refused(content, 1)).toBeUndefined();
});

it.each([
  ['a program in front', Buffer.concat([Buffer.from('MZ\x90'), file()])],
  ['more in front than there may be', Buffer.concat([Buffer.alloc(1_020, ' '), file()])],
  ['blanks alone', Buffer.alloc(5_000, ' ')],
])('takes %s for no PDF', async (_, content) => {
  expect(await refused(content)).toBe('FILE_TYPE_NOT_ALLOWED');
  if (content.length < 3_000) expect(await refused(content, 1)).toBe('FILE_TYPE_NOT_ALLOWED');
});

it('names an empty file as one', async () => {
  expect(await refused(Buffer.alloc(0))).toBe('FILE_EMPTY');
});

it('takes pictures whatever bytes they have', async () => {
  const picture = fc.uint8Array({ minLength: 10, maxLength: 2_000 });
  await fc.assert(
    fc.asyncProperty(picture, fc.boolean(), async (bytes, deflated) => {
      const data = Buffer.concat([Buffer.from('/AA /JS '), Buffer.from(bytes)]);
      const packed = deflated ? deflateSync(data) : data;
      expect(await refused(file(stream('/Subtype /Image', packed)), 500)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

it('gives up on a file made of beginnings of streams', async () => {
  const many = Buffer.from('stream\nx\x9c', 'latin1');
  const content = file(Buffer.concat(Array.from({ length: 300_000 }, () => many)));
  expect(await refused(content)).toBe('PDF_NOT_READABLE');
});
