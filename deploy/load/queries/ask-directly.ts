import pg from 'pg';
import { cpuSecondsOf } from '../cpu/process-times.ts';
import { median } from '../figures/spread.ts';
import { askEngine } from './listen-to-engine.ts';
import type { Asked } from './asked.ts';
import type { Queries } from './capture-queries.ts';

/** One connection to the catalogue's database, and the engine where there is one: the least that an answer costs. */
export class DirectAsker {
  private readonly client: pg.Client;
  private readonly engineUrl: string;
  private readonly enginePid: number | undefined;
  private backend = 0;

  constructor(environment: Readonly<Record<string, string>>, enginePid: number | undefined) {
    this.client = new pg.Client({ connectionString: environment['DATABASE_URL'] });
    this.engineUrl = environment['MEILI_URL'] ?? '';
    this.enginePid = enginePid;
  }

  async connect(): Promise<void> {
    await this.client.connect();
    const { rows } = await this.client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.backend = rows[0]!.pid;
  }

  /** The backends that work for the service itself, that is for the same role, but not for us. */
  async otherBackends(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      'select pid from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()',
    );
    return rows.map(({ pid }) => pid);
  }

  /** Asks everything in turn, again and again, for so long. */
  async askFor(seconds: number, queries: readonly Queries[]): Promise<Asked & { cpuSeconds: number }> {
    const took: number[][] = queries.map(() => []);
    let requests = 0;
    const cpuBefore = this.cpuSeconds();
    for (const end = performance.now() + seconds * 1000; performance.now() < end; requests++) {
      const page = requests % queries.length;
      const began = performance.now();
      await this.answer(queries[page]!);
      took[page]!.push(performance.now() - began);
    }
    return { requests, mediansMs: took.map(median), cpuSeconds: this.cpuSeconds() - cpuBefore };
  }

  /** How long one durable commit takes, again and again. */
  async commits(count: number): Promise<number[]> {
    const took: number[] = [];
    for (let done = 0; done < count; done++) {
      const began = performance.now();
      // The smallest thing that a commit must bring to the disk, without a table for it.
      await this.client.query(`select pg_logical_emit_message(true, 'load', 'commit')`);
      took.push(performance.now() - began);
    }
    return took;
  }

  end(): Promise<void> {
    return this.client.end();
  }

  private async answer({ statements, engineRequests }: Queries): Promise<void> {
    for (const request of engineRequests) await (await askEngine(this.engineUrl, request)).arrayBuffer();
    for (const { text, values } of statements) {
      await this.client.query(values.length === 0 ? text : { text, values: [...values] });
    }
  }

  private cpuSeconds(): number {
    const engine = this.enginePid === undefined ? 0 : cpuSecondsOf(this.enginePid);
    return (cpuSecondsOf(this.backend) ?? 0) + (engine ?? 0);
  }
}
