import pg from 'pg';

const copy = 'load_article_text';

/** PostgreSQL's full text search over names and numbers of all articles, set up as in its manual. */
export class PlainSearch {
  private readonly client: pg.Client;

  constructor(ownerUrl: string) {
    this.client = new pg.Client({ connectionString: ownerUrl });
  }

  async prepare(): Promise<void> {
    await this.client.connect();
    await this.client.query(`drop table if exists ${copy}`);
    await this.client.query(
      `create unlogged table ${copy} as
       select article_id, to_tsvector('simple', concat_ws(' ', name ->> 'de', name ->> 'en', material_number)) as words
         from article`,
    );
    await this.client.query(`create index on ${copy} using gin (words)`);
    await this.client.query(`vacuum analyze ${copy}`);
  }

  /** The first 50 hits by rank, in milliseconds. */
  async ask(text: string): Promise<number> {
    const began = performance.now();
    await this.client.query({
      name: 'plain-search',
      text: `select article_id, ts_rank(words, query), count(*) over ()
               from ${copy}, websearch_to_tsquery('simple', $1) as query
              where words @@ query order by 2 desc limit 50`,
      values: [text],
    });
    return performance.now() - began;
  }

  async end(): Promise<void> {
    await this.client.query(`drop table if exists ${copy}`);
    await this.client.end();
  }
}
