import { makeZip, piecesOf, sourceOf } from '../testing/make-zip.js';
import { openZip } from './open-zip.js';
import { readCsv } from './read-csv.js';

it('lets a reader leave a table and an archive after the first piece', async () => {
  const { rows } = await readCsv(piecesOf('Nr;Text\n'.repeat(50_000)));
  for await (const { line } of rows) {
    expect(line).toBe(1);
    break;
  }
  const { media } = await openZip(
    sourceOf(
      makeZip([
        { path: 'a.csv', content: 'x' },
        { path: 'b.jpg', content: Buffer.alloc(5_000_000, 'abc') },
      ]),
    ),
  );
  for await (const piece of media[0]!.open()) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
});

it('hands an error of the source to the reader', async () => {
  const failing = (async function* () {
    yield Buffer.from('Nr;Text\n'.repeat(20_000));
    throw new Error('the disk is gone');
  })();
  const read = async () => {
    const { rows } = await readCsv(failing);
    for await (const { line } of rows) expect(line).toBeGreaterThan(0);
  };
  await expect(read()).rejects.toThrow('the disk is gone');
});
