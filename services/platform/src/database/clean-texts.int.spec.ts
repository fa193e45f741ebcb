import { cleanLine, hasForbiddenInLine, isUnkeepable } from '@werkbank/contracts/text';
import { Client } from 'pg';
import { freshDatabase } from '../testing/index.js';
import { cleanDocuments, cleanTexts } from './clean-texts.js';

it('brings every text from before under the rule, whatever it holds', async () => {
  const database = await freshDatabase({ domain: 'orders', entities: [], migrations: [] });
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const names = async () => {
    const { rows } = await client.query<{ name: string }>('select name from old order by id');
    return rows.map(({ name }) => name);
  };
  try {
    await client.query('create table old (id serial, name text not null, address jsonb)');
    const characters: string[] = [];
    for (let code = 1; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      if (
        !/[\p{Cs}\p{Co}]/u.test(character) &&
        !(/\p{Cn}/u.test(character) && !hasForbiddenInLine(character))
      )
        characters.push(character);
    }
    await client.query(
      `insert into old (name, address) select 'a' || c || 'b', jsonb_build_object('street', c) from unnest($1::text[]) c`,
      [characters],
    );
    for (const sql of [...cleanTexts('old', ['name']), ...cleanDocuments('old', ['address'])])
      await client.query(sql);
    const kept = await names();
    expect(kept.filter((name) => isUnkeepable(name) || cleanLine(name) !== name)).toEqual([]);
    // Joiners, variation selectors and tags are wrong between a and b, and right elsewhere.
    const elsewhere = /\p{Join_Control}|\p{Variation_Selector}|[\t\n\u{E0020}-\u{E007F}]/gu;
    const wrong = kept.filter((name) => hasForbiddenInLine(name.replace(elsewhere, '')));
    expect(wrong).toEqual([]);

    await client.query(
      `truncate old; insert into old (name) values (E'Mu\\u0308ller\\u200B AG '), (E'\\u3164'), ('Werk'), ('👩‍🔧')`,
    );
    for (const sql of cleanTexts('old', ['name'])) await client.query(sql);
    expect(await names()).toEqual(['M\u00fcller AG', '–', 'Werk', '👩‍🔧']);
  } finally {
    await client.end();
    await database.drop();
  }
}, 60_000);
