import { makeZip, type MadeEntry, sourceOf } from '../testing/make-zip.js';
import { openZip, type ZipEntry } from './open-zip.js';

const catalogue: MadeEntry = { path: 'katalog/bmecat.xml', content: '<BMECAT/>' };
const zipOf = (...entries: MadeEntry[]) => sourceOf(makeZip([catalogue, ...entries]), 7);

async function contentOf(entry: ZipEntry): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry.open()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

it('opens the catalogue and the media beside it', async () => {
  const { catalogue, media } = await openZip(
    zipOf(
      { path: 'katalog/bilder\\Bohrer ü.jpg', content: 'x'.repeat(5000) },
      { path: '__MACOSX/._bmecat.xml', content: '' },
      { path: 'katalog/liste.csv', content: 'a;b' },
    ),
  );
  expect(await contentOf(catalogue)).toBe('<BMECAT/>');
  expect(media.map(({ path }) => path)).toEqual(['katalog/bilder/Bohrer ü.jpg', 'katalog/liste.csv']);
  expect(await contentOf(media[0]!)).toBe('x'.repeat(5000));
});

it.each<[string, MadeEntry, string]>([
  ['a path that climbs', { path: 'a/../../etc/passwd', content: '' }, 'ZipPathClimbs'],
  ['a path from the root', { path: '/etc/passwd', content: '' }, 'ZipPathClimbs'],
  ['a path of a drive', { path: 'C:\\x.jpg', content: '' }, 'ZipPathClimbs'],
  ['an encrypted entry', { path: 'a.jpg', content: 'x', encrypted: true }, 'ZipEncrypted'],
  ['an archive in it', { path: 'a.zip', content: 'x' }, 'ZipNested'],
  ['a bomb by its ratio', { path: 'a.jpg', content: Buffer.alloc(70 * 1024 * 1024) }, 'ZipTooLarge'],
  ['a second catalogue', { path: 'katalog/other.xml', content: 'x' }, 'SeveralCataloguesInZip'],
])('refuses %s', async (_what, entry, reason) => {
  await expect(openZip(zipOf(entry))).rejects.toMatchObject({ reason });
});

it('refuses an archive without a catalogue', async () => {
  const source = sourceOf(makeZip([{ path: 'a.jpg', content: 'x' }]));
  await expect(openZip(source)).rejects.toMatchObject({ reason: 'NoCatalogueInZip' });
});

it('refuses entries that share their bytes', async () => {
  const bytes = makeZip([catalogue, { path: 'b.jpg', content: 'x' }]);
  const second = bytes.lastIndexOf('PK\x01\x02');
  bytes.writeUInt32LE(0, second + 42);
  await expect(openZip(sourceOf(bytes))).rejects.toMatchObject({ reason: 'BrokenZip' });
});

it('refuses an entry that is longer than its directory entry', async () => {
  const { media } = await openZip(zipOf({ path: 'a.jpg', content: 'x'.repeat(5000), unpacked: 10 }));
  await expect(contentOf(media[0]!)).rejects.toMatchObject({ reason: 'BrokenZip' });
});

it('refuses a cut archive and damaged bytes', async () => {
  const bytes = makeZip([catalogue]);
  await expect(openZip(sourceOf(bytes.subarray(0, 40)))).rejects.toMatchObject({ reason: 'BrokenZip' });
  bytes.writeUInt8(bytes.readUInt8(50) ^ 0xff, 50);
  const { catalogue: damaged } = await openZip(sourceOf(bytes));
  await expect(contentOf(damaged)).rejects.toMatchObject({ reason: 'BrokenZip' });
});
