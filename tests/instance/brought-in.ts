import { randomBytes } from 'node:crypto';
import type { CatalogueImport } from '@werkbank/contracts/entities';
import { eventually, type Person } from './running-instance.ts';

const goesOn: readonly CatalogueImport['status'][] = ['Waiting', 'Reading', 'Applying'];

async function settled({ api }: Person, importId: number): Promise<CatalogueImport> {
  return eventually(
    () => api('getCatalogueImport', { params: { importId } }),
    ({ status }) => !goesOn.includes(status),
    60,
  );
}

/** Sends a table of articles, and waits until it is read. */
async function bringIn(producer: Person, fileName: string, text: string): Promise<CatalogueImport> {
  const { importId } = await producer.api(
    'startCatalogueImport',
    { headers: { 'x-file-name': encodeURIComponent(fileName) }, query: { mode: 'update' } },
    { file: new Blob([text]) },
  );
  return settled(producer, importId);
}

/** Imports of a producer in several states, with texts as long as they may be. */
export interface BroughtIn {
  readonly toMap: number;
  readonly toCheck: number;
  readonly done: number;
}

const word = 'Schnellarbeitsstahlspiralbohrer';
const longest = (characters: number): string => word.repeat(20).slice(0, characters);

/** Brings in a table that needs its columns mapped, one to check, and one that is applied. */
export async function broughtIn(producer: Person): Promise<BroughtIn> {
  const mark = randomBytes(3).toString('hex');
  const head = 'Artikelnummer;Bezeichnung;Beschreibung;Listenpreis;Währung;Preismenge;Bestelleinheit;Gruppe';
  const line = (number: string, price: string) =>
    `${number};${longest(300)};${longest(600)};${price};EUR;100;PK;${longest(80)} ${mark}`;
  const toMap = await bringIn(
    producer,
    `${longest(150)}.csv`,
    `Kennung ${mark} ${longest(100)};Bezeichnung;Listenpreis;Währung\r\n${longest(60)};${longest(200)};1,99;EUR\r\n`,
  );
  const first = await bringIn(
    producer,
    `Sortiment ${mark}.csv`,
    [head, line(`LB-${mark}-1`, '1999,00'), line(`LB-${mark}-2`, '12,50')].join('\r\n'),
  );
  await producer.api('applyCatalogueImport', { params: { importId: first.importId } });
  const done = await settled(producer, first.importId);
  const toCheck = await bringIn(
    producer,
    `Preise ${longest(120)}.csv`,
    [
      head,
      line(`LB-${mark}-1`, '2499,00'),
      line(`LB-${mark}-2`, '11,90').replace(longest(300), 'Spiralbohrer'),
      line(`LB-${mark}-${longest(70)}`, '1234567,89'),
      line(`LB-${mark}-4`, `-${longest(150)}`),
      line('', '4,00'),
    ].join('\r\n'),
  );
  return { toMap: toMap.importId, toCheck: toCheck.importId, done: done.importId };
}
