import { compareForm } from '@werkbank/contracts/text';
import { Client } from 'pg';
import { freshDatabase } from '../testing/index.js';

/** Each character of Unicode; halves of pairs are no text. */
function allCharacters(): string[] {
  const characters: string[] = [];
  for (let code = 1; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    if (!/[\p{Cs}\p{Cn}\p{Co}]/u.test(character)) characters.push(character);
  }
  return characters;
}

it('has the same compare form in PostgreSQL and in JavaScript, for every character', async () => {
  const database = await freshDatabase({ domain: 'orders', entities: [], migrations: [] });
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ character: string; form: string; lower: string }>(
      `select character, compare_form(character || U&'\\0308o ' || character) as form,
          lower(normalize(character, NFKD) collate "und-x-icu") as lower
        from unnest($1::text[]) character`,
      [allCharacters()],
    );
    const known = rows.filter(({ character, lower }) => character.normalize('NFKD').toLowerCase() === lower);
    // PostgreSQL's Unicode may be older by some scripts with capital letters.
    expect(rows.length - known.length).toBeLessThan(250);
    const different = known.filter(
      ({ character, form }) => compareForm(`${character}\u0308o ${character}`) !== form,
    );
    expect(different.map(({ character }) => character.codePointAt(0)?.toString(16))).toEqual([]);

    await client.query('create table producer (name text)');
    await client.query('create unique index producer_name on producer (compare_form(name))');
    await client.query(`insert into producer values ('O’Müller')`);
    await expect(client.query(`insert into producer values ('O''MU\u0308L\u200BLER ')`)).rejects.toThrow(
      'producer_name',
    );
  } finally {
    await client.end();
    await database.drop();
  }
}, 30_000);
