import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import type { CatalogueImport, CatalogueImportMode } from '@werkbank/contracts/entities';
import { routes } from '@werkbank/contracts/routes';
import { freePort, freshDatabase, startNatsServer, testUser } from '@werkbank/platform/testing';
import { Client } from 'pg';
import { database } from '../../database.js';
import { smallCatalogue } from '../small-catalogue.js';

const dist = join(import.meta.dirname, '../..');
const lookEveryMs = 50;
const profile = process.env['PROFILE']?.split(' ') ?? [];

/** A process of the service with its own database, watched from outside. */
export class MeasuredService {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    /** Its database, by the role of the service. */
    readonly databaseUrl: string,
    /** Past the service, as PostgreSQL's administrator. */
    readonly sql: Client,
    private readonly token: () => Promise<string>,
    private readonly reindex: () => void,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(folder: string): Promise<MeasuredService> {
    const [fresh, nats] = await Promise.all([freshDatabase(database), startNatsServer()]);
    const env = { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', LOG_LEVEL: 'error' };
    const demo = await mkdtemp(join(tmpdir(), 'measured-catalogue-'));
    for (const [file, content] of Object.entries(smallCatalogue)) await writeFile(join(demo, file), content);
    spawnSync(process.execPath, [join(dist, 'commands/load-demo-data.js'), demo], {
      env: { ...env, DATABASE_URL: fresh.ownerUrl, MEILI_URL: '' },
      stdio: 'inherit',
    });
    const port = await freePort();
    const child = spawn(process.execPath, [...profile, join(dist, 'main.js')], {
      stdio: 'inherit',
      env: {
        ...env,
        PORT: String(port),
        DATABASE_URL: fresh.url,
        NATS_URL: nats.url,
        FILES_DIR: join(folder, 'files'),
      },
    });
    // Policies hide rows of companies from the other roles.
    const admin = new URL(process.env['TEST_PG_ADMIN_URL'] ?? '');
    admin.pathname = new URL(fresh.url).pathname;
    const sql = new Client(admin.href);
    await sql.connect();
    const producer = await testUser({ companyId: 101, companyType: 'Producer', producerId: 1 });
    const service = new MeasuredService(
      child,
      `http://127.0.0.1:${port}`,
      fresh.url,
      sql,
      () => producer.accessToken(),
      () =>
        void spawnSync(process.execPath, [join(dist, 'commands/reindex.js')], {
          env: { ...env, DATABASE_URL: fresh.url, MEILI_URL: '' },
        }),
      async () => {
        child.kill('SIGTERM');
        await once(child, 'exit');
        await sql.end();
        await nats.stop();
        await fresh.drop();
        await rm(demo, { recursive: true });
      },
    );
    await service.isThere();
    return service;
  }

  get address(): string {
    return this.url;
  }

  stop(): Promise<void> {
    return this.end();
  }

  /** Fills the whole search index by the command, its start included. */
  rebuild(): void {
    this.reindex();
  }

  /** The most memory since the last call, in MiB. */
  peakMiB(): number {
    const [, kib = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8')) ?? [];
    writeFileSync(`/proc/${this.child.pid}/clear_refs`, '5');
    return Number(kib) / 1024;
  }

  /** CPU of all threads so far, in seconds. */
  cpuSeconds(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  async send(file: string, mode: CatalogueImportMode): Promise<number> {
    const sending = request(`${this.url}/api/catalogue-imports?mode=${mode}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await this.token()}`,
        'content-type': 'application/octet-stream',
        'content-length': statSync(file).size,
        'x-file-name': 'measured.xml',
      },
    });
    const answered = once(sending, 'response');
    createReadStream(file).pipe(sending);
    const [answer] = (await answered) as [Parameters<typeof text>[0]];
    return (JSON.parse(await text(answer)) as { importId: number }).importId;
  }

  async apply(importId: number): Promise<void> {
    const headers = { authorization: `Bearer ${await this.token()}` };
    const answer = await fetch(`${this.url}/api/catalogue-imports/${importId}/apply`, {
      method: 'POST',
      headers,
    });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Edits all articles of the producer at once. Returns the import of the edit. */
  async edit(edit: CallRequest<'editOwnArticles'>['body']['edit']): Promise<number> {
    const body: CallRequest<'editOwnArticles'>['body'] = { filter: { lacks: '' }, edit };
    const answer = await fetch(`${this.url}${routes.editOwnArticles.path}`, {
      method: routes.editOwnArticles.method,
      headers: {
        authorization: `Bearer ${await this.token()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as CallAnswer<'editOwnArticles'>).importId;
  }

  /** The second at which the import has a status, by this process's clock. */
  async reaches(importId: number, condition: string): Promise<number> {
    for (;;) {
      const { rows } = await this.sql.query<{
        status: CatalogueImport['status'];
        reached: boolean;
        failure: unknown;
      }>(`select status, (${condition}) as reached, failure from catalogue_import where id = $1`, [importId]);
      if (rows[0]?.reached) return performance.now() / 1000;
      if (rows[0]?.status === 'Failed') throw new Error(JSON.stringify(rows[0].failure));
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }

  /** Waits until the search index has followed all changes. */
  async indexed(): Promise<void> {
    for (let left = 1; left > 0; ) {
      const { rows } = await this.sql.query<{ left: number }>(
        'select count(*)::int as left from article_to_index',
      );
      left = rows[0]?.left ?? 0;
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }

  private async isThere(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.url}/health/ready`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.child.exitCode !== null) throw new Error('The service has ended');
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
    }
  }
}
