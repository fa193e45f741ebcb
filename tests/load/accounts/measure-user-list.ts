import type { ApiClient } from '@werkbank/contracts/client';
import pg from 'pg';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { inTurn, rounds } from '../figures/in-turn.ts';
import { median } from '../figures/spread.ts';
import type { OwnProcess } from '../instance/own-process.ts';
import type { Statement } from '../queries/frontend-messages.ts';
import { listenToDatabase } from '../queries/listen-to-database.ts';
import type { AccountsInstance } from './accounts-instance.ts';
import { ownDomain } from './people.ts';
import { noRepairs } from './remove-leftovers.ts';

const users = 10_000;
const roundCount = 5;
const perRound = 20;
const path = '/api/users?page=1';

export interface UserListFigures {
  readonly comparison: Comparison;
  readonly users: number;
  /** Number of statements of the first page. */
  readonly statements: number;
}

/** Compares the first page of 10,000 users with the same statements on one plain connection. */
export async function measureUserList(
  { address, environment }: AccountsInstance,
  admin: { readonly api: ApiClient; readonly token: string },
  ownerUrl: string,
  startAdmin: (databaseUrl: string) => Promise<OwnProcess>,
): Promise<UserListFigures> {
  const client = new pg.Client({
    options: '-c werkbank.reader=service//',
    connectionString: environment['DATABASE_URL'],
  });
  await client.connect();
  try {
    // Blocks the account repair, which would create accounts for these temporary rows.
    await client.query(noRepairs);
    await client.query(
      `insert into users (email, salutation, first_name, last_name, phone, keycloak_id, account_version, account_told,
                          account_compared)
       select 'list-' || number || '@${ownDomain}', 'Ms', 'Liv', 'List' || number, '+41 62 555 01 22',
              gen_random_uuid(), 1, 1, 1
         from generate_series(1, $1::int) as number`,
      [users],
    );
    await analyze(ownerUrl, 'users');
    const headers = { authorization: `Bearer ${admin.token}` };
    const statements = await statementsOf(environment['DATABASE_URL'] ?? '', startAdmin, headers);
    const { totalItems } = await admin.api('listUsers', { query: {} });
    const through = async () => () => get(address + path, headers);
    const directly = async () => async () => {
      for (const { text, values } of statements) {
        await client.query(values.length === 0 ? text : { text, values: [...values] });
      }
    };
    await inTurn(20, { through, directly });
    const times = await inTurn(roundCount * perRound, { through, directly });
    return {
      comparison: compareRounds(
        'first page of all users',
        'ms',
        rounds(times.through, roundCount).map(median),
        'the same statements sent directly',
        rounds(times.directly, roundCount).map(median),
      ),
      users: totalItems,
      statements: statements.length,
    };
  } finally {
    await client.query(`delete from users where email like 'list-%@${ownDomain}'`);
    await client.end();
  }
}

/** Needs the owner role. */
async function analyze(ownerUrl: string, table: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`analyze ${table}`);
  } finally {
    await owner.end();
  }
}

/** Statements of services/admin for the page. Recorded twice to exclude those of background jobs. */
async function statementsOf(
  databaseUrl: string,
  startAdmin: (databaseUrl: string) => Promise<OwnProcess>,
  headers: Record<string, string>,
): Promise<readonly Statement[]> {
  const database = await listenToDatabase(databaseUrl);
  try {
    const admin = await startAdmin(database.url);
    try {
      const hear = async () => {
        database.take();
        await get(admin.address + path, headers);
        return database.take();
      };
      await hear();
      const [first, second] = [await hear(), await hear()];
      const again = new Set(second.map(({ text }) => text));
      return first.filter(({ text }) => again.has(text));
    } finally {
      await admin.end();
    }
  } finally {
    await database.close();
  }
}

async function get(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
}
