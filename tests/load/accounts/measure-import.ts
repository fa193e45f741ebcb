import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient } from '@werkbank/contracts/client';
import { csvText } from '@werkbank/contracts/csv';
import { userFileColumns } from '@werkbank/contracts/user-file';
import { type Comparison, compareRounds } from '../figures/comparison.ts';
import { inTurn } from '../figures/in-turn.ts';
import type { AccountsInstance } from './accounts-instance.ts';
import { administerKeycloak } from './administer-keycloak.ts';
import { freshEmail } from './people.ts';

const roundCount = 3;
const perRound = 100;
/** Same concurrency as the service. */
const atOnce = 4;

/** Time per imported user with account and invitation, compared with Keycloak alone. */
export async function measureImport(
  { environment }: AccountsInstance,
  admin: ApiClient,
  companyId: number,
): Promise<Comparison> {
  const keycloak = await administerKeycloak(environment);
  const imported = async () => {
    const file = new Uint8Array(Buffer.from(fileOfUsers(companyId)));
    return async () => {
      const headers = { 'x-file-name': 'load.csv' };
      const { importId } = await admin('importUsers', { headers }, { file });
      await finished(admin, importId);
      return () => removeImported(admin);
    };
  };
  const made = async () => async () => {
    const accounts: string[] = [];
    const left = Array.from({ length: perRound }, freshEmail);
    const lane = async () => {
      for (let email = left.pop(); email; email = left.pop()) accounts.push(await keycloak.make(email));
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return () => keycloak.remove(accounts);
  };
  const times = await inTurn(roundCount, { imported, made }).catch(async (error: unknown) => {
    await removeImported(admin);
    throw error;
  });
  const each = (all: readonly number[]) => all.map((ms) => ms / perRound);
  return compareRounds(
    `one of ${perRound} imported users, with account and invitation`,
    'ms',
    each(times.imported),
    `its account alone, created at Keycloak ${atOnce} at a time`,
    each(times.made),
  );
}

function fileOfUsers(companyId: number): string {
  const rows = Array.from({ length: perRound }, () => [
    freshEmail(),
    'Ms',
    'Lotte',
    'Import',
    '+41 62 555 01 22',
    'en',
    String(companyId),
    'no',
  ]);
  return csvText([userFileColumns.map(({ title }) => title.en), ...rows]);
}

async function finished(admin: ApiClient, importId: number): Promise<void> {
  for (;;) {
    const { status, refused } = await admin('getUserImport', { params: { importId } });
    if (status === 'Stopped') throw new Error('the measured import was stopped');
    if (refused > 0) throw new Error(`${refused} lines of the measured import were refused`);
    if (status === 'Success') return;
    await delay(25);
  }
}

async function removeImported(admin: ApiClient): Promise<void> {
  for (;;) {
    const { users } = await admin('listUsers', { query: { search: 'lotte import' } });
    if (users.length === 0) return;
    for (const { id: userId } of users) await admin('deleteUser', { params: { userId } });
  }
}
