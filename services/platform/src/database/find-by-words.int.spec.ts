import { compareForm, numberForm, searchForm } from '@werkbank/contracts/text';
import fc from 'fast-check';
import { Client } from 'pg';
import { freshDatabase } from '../testing/index.js';
import { findByWords } from './find-by-words.js';

let database: Awaited<ReturnType<typeof freshDatabase>>;
let client: Client;

beforeAll(async () => {
  database = await freshDatabase({ domain: 'orders', entities: [], migrations: [] });
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`create table party (id integer, name text, city text, number text,
    found_by text generated always as (search_form(name || ' ' || city)) stored,
    number_form text generated always as (number_form(number)) stored)`);
}, 30_000);
afterAll(async () => {
  await client?.end();
  await database?.drop();
}, 30_000);

const letter = fc.constantFrom(
  ...Array.from('aeounäöüéèçøłßÄÖÜØ’´\'-&.,;()"%_\\/ '),
  '×',
  'n\u0303',
  'o\u0308',
  'ﬁ',
  'Ａ',
  '李',
  'Σ',
  'ς',
  'İ',
  '\u00A0',
  '\u00AD',
);
const odd = fc.sample(fc.string({ unit: letter, minLength: 1, maxLength: 20 }), { numRuns: 300, seed: 7 });

async function foundBy(search: string): Promise<number[]> {
  const { sql, params } = findByWords(search, {
    texts: ['found_by like ?'],
    numbers: ['number_form like ?'],
  });
  let place = 0;
  const numbered = sql.replaceAll('?', () => `$${++place}`);
  const { rows } = await client.query<{ id: number }>(
    `select id from party where ${numbered} order by id`,
    params,
  );
  return rows.map(({ id }) => id);
}

it('has the same search form and number form in PostgreSQL and in JavaScript', async () => {
  const { rows } = await client.query<{ given: string; form: string; number: string }>(
    'select given, search_form(given) as form, number_form(given) as number from unnest($1::text[]) given',
    [odd],
  );
  expect(rows.map(({ form }) => form)).toEqual(odd.map(searchForm));
  expect(rows.map(({ number }) => number)).toEqual(odd.map(numberForm));
});

it('finds each row by the words it shows, in any order, with and without accents, and no other by what is not there', async () => {
  await client.query(
    `insert into party select n, name, 'Zürich', 'WB-338.' || n from unnest($1::text[]) with ordinality t(name, n)`,
    [odd],
  );
  for (const [index, name] of odd.slice(0, 60).entries()) {
    if (compareForm(name) === '') continue;
    const words = `${name} Zürich`.split(' ');
    for (const search of [
      words.join(' '),
      words.toReversed().join(', '),
      words.join(' ').normalize('NFD').replace(/\p{M}/gu, '').replace(/[øØ]/g, 'o'),
      `${name} wb338${index + 1}`,
    ])
      expect([search, await foundBy(search)]).toEqual([search, expect.arrayContaining([index + 1])]);
  }
  expect(await foundBy('zuerich winterthur')).toEqual([]);
  expect(await foundBy('#338-300')).toEqual([300]);
  expect(await foundBy('')).toHaveLength(odd.length);
});
