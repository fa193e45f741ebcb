import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pg from 'pg';
import { copyFolder } from './copy-folder.ts';

/** Files that the server recreates at its start. */
const madeAnew = /^(pg_(dynshmem|notify|replslot|serial|snapshots|stat_tmp|subtrans|wal)\/|postmaster\.)/;
const temporary = /(^|\/)(pgsql_tmp[^/]*|pg_internal\.init[^/]*)(\/|$)/;

interface Stopped {
  label: string;
  tablespaces: string;
  last: string;
}

/**
 * Copies all databases of a running cluster at one moment. The embedded PostgreSQL has no pg_dump and no pg_basebackup, so
 * this works like the latter: it announces the backup, copies the files and adds the WAL written meanwhile. A server that
 * starts on the copy replays that WAL first.
 */
export async function baseBackup(adminUrl: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  // Without a listener a lost connection would end this process before the query rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The slot retains the WAL until this connection ends.
    await client.query(`select pg_create_physical_replication_slot('backup', true, true)`);
    const first = await walFile(client, `pg_backup_start('werkbank', true)`);
    const data = await dataFolder(client);
    await copyFolder(data, to, { takes: (path) => !madeAnew.test(path) && !temporary.test(path) });
    const { label, tablespaces, last } = await stop(client);
    if (tablespaces !== '') throw new Error('The cluster keeps data in tablespaces, which are not copied.');
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600, flush: true });
    await copyWal(join(data, 'pg_wal'), join(to, 'pg_wal'), { first, last });
  } finally {
    await client.end();
  }
}

async function walFile(client: pg.Client, position: string): Promise<string> {
  const { rows } = await client.query<{ file: string }>(`select pg_walfile_name(${position}) as file`);
  return rows[0]?.file ?? '';
}

async function dataFolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  );
  return rows[0]?.folder ?? '';
}

async function stop(client: pg.Client): Promise<Stopped> {
  const { rows } = await client.query<Stopped>(
    `select labelfile as label, coalesce(spcmapfile, '') as tablespaces, pg_walfile_name(lsn) as last
       from pg_backup_stop(false)`,
  );
  if (rows[0] === undefined) throw new Error('The server does not say where the backup ends.');
  return rows[0];
}

/** A server refuses to start on a copy with a missing WAL file. */
async function copyWal(from: string, to: string, { first, last }: { first: string; last: string }) {
  await mkdir(join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  const takes = (path: string): boolean =>
    path.endsWith('.history') || (/^[0-9A-F]{24}$/.test(basename(path)) && path >= first && path <= last);
  await copyFolder(from, to, { takes });
}
