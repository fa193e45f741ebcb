import pg from 'pg';

/** The catalogue's database without a service in front: the least that an answer costs. */
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

  /** The backends that work for the service itself, that is for the same role, but not for us. */
  async otherBackends(): Promise<number[]> {
    const { rows } = await this.client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where usename = current_user and pid <> pg_backend_pid() and application_name <> 'load'`,
    );
    return rows.map(({ pid }) => pid);
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

  /** Prepared reads of one row by its primary key per second, as pgbench -S does them, over so many connections. */
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
