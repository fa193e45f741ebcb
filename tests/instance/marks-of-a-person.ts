import { randomBytes } from 'node:crypto';
import { domains } from '@werkbank/contracts/domains';
import type { DatabaseOwner, Databases } from './databases.ts';

/**
 * A unique name, e-mail and phone number, so that a search finds every place that holds the person's data.
 */
export interface Marks {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

export function freshMarks(): Marks {
  const mark = randomBytes(5).toString('hex');
  const digits = String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(0, 7);
  return {
    firstName: `Vorname${mark}`,
    lastName: `Nachname${mark}`,
    email: `post.${mark}@login.example`,
    phone: `+41 79 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
  };
}

const owners: readonly DatabaseOwner[] = [...domains, 'keycloak'];

/** Tables of all databases with any of the marks in any column, as `database.table`. */
export async function tablesWith(marks: Marks, databases: Databases): Promise<string[]> {
  const found = owners.map(async (owner) => {
    const tables = await databases.rows<{ name: string }>(
      owner,
      `select quote_ident(table_name) as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const hits: string[] = [];
    for (const { name } of tables) {
      // The text of a row contains all of its columns, JSON and arrays too.
      const [row] = await databases.rows<{ hit: boolean }>(
        owner,
        `select exists (select from ${name} t where t::text ilike any($1)) as hit`,
        [Object.values(marks).map((mark) => `%${mark}%`)],
      );
      if (row?.hit) hits.push(`${owner}.${name}`);
    }
    return hits;
  });
  return (await Promise.all(found)).flat().sort();
}
