import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generated } from '../testing/generated.ts';
import { generated, generatingTimeout } from '../testing/generated.ts';
import type { MakersFile } from '../shapes-catalog.ts';

let demo: Generated;
let imports: MakersFile['imports'];
const bytesOf = (file: string) => readFileSync(join(demo.folder, 'makers', file));
const textOf = (file: string, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytesOf(file));

beforeAll(async () => {
  demo = await generated(20_000);
  ({ imports } = JSON.parse(bytesOf('imports.json').toString()) as MakersFile);
}, generatingTimeout);
afterAll(() => demo.remove());

it('are sent by people of three producers, to groups of the shop', () => {
  expect([...new Set(imports.map(({ companyId }) => companyId))]).toEqual([108, 110, 135]);
  const groups = new Set(demo.structure.groups.map(({ groupId }) => groupId));
  for (const { companyId, producerId, sentBy, places } of imports) {
    expect(demo.admin.companies).toContainEqual(expect.objectContaining({ id: companyId, producerId }));
    expect(demo.admin.users).toContainEqual(expect.objectContaining({ id: sentBy.userId, companyId }));
    expect(places.filter(({ groupId }) => !groups.has(groupId))).toEqual([]);
  }
});

it('have a BMEcat 1.2 in ISO-8859-1 with decimal commas and prices for 100', () => {
  const text = bytesOf('nordspan-bmecat.xml').toString('latin1');
  expect(text).toMatch(/^<\?xml version="1.0" encoding="ISO-8859-1"\?>\n<BMECAT version="1.2">/);
  expect(text).toContain('für Industrie &amp; Handwerk');
  expect(text.match(/<SUPPLIER_AID>/g)).toHaveLength(38);
  expect(text.match(/<PRICE_AMOUNT>\d+,\d\d<\/PRICE_AMOUNT>/g)).toHaveLength(37);
  expect(text.match(/<PRICE_QUANTITY>100</g)).toHaveLength(38);
});

it('have a CSV in Windows-1252 with a letterhead, German numbers and missing GTINs', () => {
  const [letterhead, , , , heads, ...lines] = textOf('falkenrath-preisliste.csv', 'windows-1252').split(
    '\r\n',
  );
  expect(letterhead).toBe('Falkenrath GmbH – Preisliste Verbrauchsmaterial');
  const columns = heads?.split(';') ?? [];
  const cells = lines.filter((line) => line !== '').map((line) => line.split(';'));
  expect(cells).toHaveLength(42);
  const all = (head: string) => cells.map((line) => line[columns.indexOf(head)]);
  expect(all('EAN').filter((ean) => ean === '')).toHaveLength(14);
  const priced = all('Listenpreis EUR').filter((price) => price !== '' && price !== 'auf Anfrage');
  expect(priced.filter((price) => !/^\d{1,3},\d\d$/.test(price ?? ''))).toEqual([]);
});

it('have a BMEcat 2005 with a byte order mark, packed with pictures and sheets', () => {
  const archive = bytesOf('juradur-etim.zip');
  expect(archive.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  const names = archive.toString('latin1').match(/(?:bilder|blaetter)\/[a-z0-9-]+\.(?:png|pdf)/g) ?? [];
  expect(new Set(names).size).toBe(13);
});

it('have numbers and GTINs that no other article has', () => {
  const others = new Set(demo.articles.flatMap(({ materialNumber, ean }) => [materialNumber, ean]));
  const text =
    textOf('falkenrath-preisliste.csv', 'windows-1252') + bytesOf('nordspan-bmecat.xml').toString('latin1');
  const own = [...(text.match(/\b(?:FR|NSX)-[^;<]+/g) ?? []), ...(text.match(/\b20\d{11}\b/g) ?? [])];
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((one) => others.has(one))).toEqual([]);
});
