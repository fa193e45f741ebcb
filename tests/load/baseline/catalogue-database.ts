import pg from 'pg';

/** The catalogue's database without a service, as the lower bound of an answer's cost. */
export class CatalogueDatabase {
  private readonly client: pg.Client;
  private readonly url: string | undefined;

  constructor(url: string | undefined) {
    this.url = url;
    this.client = new pg.Client({ options: '-c werkbank.reader=service//', connectionString: url });
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  /** Backends of the service: those of the same role except ours. */
  async otherBackends(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where usename = current_user and pid <> pg_backend_pid() and application_name <> 'load'`,
    );
    return rows.map(({ pid }) => pid);
  }

  /** Durations of durable commits. */
  async commits(count: number): Promise<number[]> {
    const took: number[] = [];
    for (let done = 0; done < count; done++) {
      const began = performance.now();
      // The smallest durable commit, without a table.
      await this.client.query(`select pg_logical_emit_message(true, 'load', 'commit')`);
      took.push(performance.now() - began);
    }
    return took;
  }

  /** Prepared reads by primary key per second over a number of connections, like pgbench -S. */
  async keyReadsPerSecond(articleId: string, connections: number, seconds: number): Promise<number> {
    const clients = Array.from(
      { length: connections },
      () =>
        new pg.Client({
          options: '-c werkbank.reader=service//',
          connectionString: this.url,
          application_name: 'load',
        }),
    );
    try {
      await Promise.all(clients.map((client) => client.connect()));
      const read = {
        name: 'by-key',
        text: 'select * from article where article_id = $1',
        values: [articleId],
      };
      let reads = 0;
      const began = performance.now();
      const end = began + seconds * 1000;
      await Promise.all(
        clients.map(async (client) => {
          for (; performance.now() < end; reads++) await client.query(read);
        }),
      );
      return (reads * 1000) / (performance.now() - began);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  }

  end(): Promise<void> {
    return this.client.end();
  }
}
