import { namedStatements } from './named-statements.ts';
import { oneWriterOfCsv } from './one-csv-writer.ts';
import { oneSearchRule } from './one-search-rule.ts';
import { show, type ProjectRule } from './project-rule.ts';
import { imaginedTree } from './source-tree.ts';

const findings = (rule: ProjectRule, texts: Record<string, string>) =>
  rule.find(imaginedTree(texts, '/home/someone/projects/werkbank')).map(show);

describe('the rule about CSV', () => {
  it.each([
    "const mark = '\\uFEFF';",
    `cell.replaceAll('"', '""')`,
    `cell.replace(/"/g, '""')`,
    "rows.map((row) => row.join(';')).join('\\n')",
    "import { stringify } from 'csv-stringify';",
  ])('refuses a second writer: %s', (code) => {
    expect(findings(oneWriterOfCsv, { 'services/orders/src/report/write.ts': code })).toHaveLength(1);
    expect(findings(oneWriterOfCsv, { 'shell/kit/src/lists/write.ts': code })).toHaveLength(1);
    expect(findings(oneWriterOfCsv, { 'contracts/src/csv/write-csv.ts': code })).toEqual([]);
  });

  it.each(["names.join(', ')", "lines.join('\\n')", 'csvText(rows)'])('lets pass %s', (code) => {
    expect(findings(oneWriterOfCsv, { 'services/orders/src/report/write.ts': code })).toEqual([]);
  });
});

describe('the rule about searches', () => {
  const list = 'services/orders/src/order-views/list-orders/list.ts';

  it.each([
    "add('o.customer_name ilike ?')",
    'const where = `lower(c.name) like ?`;',
    "sql = `name like '%${search}%'`;",
    "sql = 'number::text not like $1';",
    "sql = 'search_text like any(?)';",
    "sql = 'strpos(lower(name), ?) > 0';",
    "sql = 'name ~* ?';",
  ])('refuses a service list with its own search: %s', (code) => {
    expect(findings(oneSearchRule, { [list]: code })).toHaveLength(1);
    expect(findings(oneSearchRule, { 'services/orders/src/migrations/0099-texts.ts': code })).toEqual([]);
    expect(findings(oneSearchRule, { 'services/catalog/src/search/search-index/words.ts': code })).toEqual(
      [],
    );
  });

  it.each([
    "findByWords(search, { texts: ['c.found_by like ?'], numbers: ['n.number_form like ?'] })",
    'const sql = `${foundBy} like all(${texts})`;',
    "sql = 'id::text like ?';",
    '/** Rows like these. */',
  ])('lets pass %s', (code) => {
    expect(findings(oneSearchRule, { [list]: code })).toEqual([]);
  });

  it.each([
    'rows.filter(({ name }) => name.toLowerCase().includes(search))',
    "name.toLocaleLowerCase('de').indexOf(typed)",
    "const search = { optionFilterProp: 'label' };",
  ])('refuses a screen list with its own search: %s', (code) => {
    expect(findings(oneSearchRule, { 'mfe-orders/src/pricing/rules/list.tsx': code })).toHaveLength(1);
  });
});

describe('the rule about statements', () => {
  const file = 'services/orders/src/order-views/list-orders/list.ts';

  it.each([
    "await em.execute('select 1')",
    "await this.em.getConnection().execute('select 1')",
    "await client.query('begin')",
    "await client.query<{ ms: number }>('select 1 as ms')",
    'await (await this.connection()).query(forget)',
  ])('refuses SQL without a name: %s', (code) => {
    expect(findings(namedStatements, { [file]: code })).toHaveLength(1);
    expect(findings(namedStatements, { 'services/platform/src/messaging/rows.ts': code })).toHaveLength(1);
    expect(findings(namedStatements, { 'services/orders/src/migrations/0099-texts.ts': code })).toEqual([]);
    expect(findings(namedStatements, { 'services/orders/src/order/list.int.spec.ts': code })).toEqual([]);
  });

  it.each([
    'await run(em, deleteOrder, [id])',
    'await command.execute(order)',
    "await client.query('listen mail')",
  ])('lets pass %s', (code) => {
    expect(findings(namedStatements, { [file]: code })).toEqual([]);
  });
});
