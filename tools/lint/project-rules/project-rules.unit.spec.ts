import { join } from 'node:path';
import { show, type ProjectRule } from './project-rule.ts';
import { projectRules } from './project-rules.ts';
import { allowedLicences } from './licences.ts';
import { sameTextsInBothLanguages } from './locale-parity.ts';
import { noTestWaitsByTheClock, nothingSilenced, nothingUnfinished } from './leftovers.ts';
import { noTraceOfTheMachine } from './leaked-paths.ts';
import { migrationsForTwoVersions } from './migrations.ts';
import { kebabCaseNames, meaningfulFolderNames } from './names.ts';
import { readmePerWorkspace } from './readmes.ts';
import { checkedOutTree, imaginedTree } from './source-tree.ts';
import { noTextInComponents } from './text-in-components.ts';

const findings = (rule: ProjectRule, texts: Record<string, string>) =>
  rule.find(imaginedTree(texts, '/home/someone/projects/werkbank')).map(show);

describe('the project', () => {
  const tree = checkedOutTree(join(import.meta.dirname, '../../..'));

  it.each(projectRules)('$name', (rule) => {
    expect(rule.find(tree).map(show)).toEqual([]);
  });
});

describe('the rule about names', () => {
  it('refuses a file and a folder in camel case', () => {
    expect(findings(kebabCaseNames, { 'gateway/src/tokenCheck.ts': '', 'gateway/Folders/a.ts': '' })).toEqual(
      [
        'gateway/src/tokenCheck.ts: "tokenCheck.ts" is not kebab-case',
        'gateway/Folders: "Folders" is not kebab-case',
      ],
    );
  });

  it('accepts kebab-case with suffixes, dot files and conventional names', () => {
    const files = {
      'deploy/docker/web.Dockerfile': '',
      'a-b/c-d.int.spec.ts': '',
      '.oxlintrc.json': '',
      'README.md': '',
      '.ci/run': '',
    };
    expect(findings(kebabCaseNames, files)).toEqual([]);
  });

  it.each(['utils', 'helpers', 'common', 'misc'])('refuses a folder called %s', (name) => {
    expect(findings(meaningfulFolderNames, { [`gateway/${name}/a.ts`]: '' })).toEqual([
      `gateway/${name}: "${name}" does not say what is in it`,
    ]);
  });

  it('refuses a file called utils.ts and accepts a descriptive name', () => {
    const files = { 'gateway/utils.ts': '', 'gateway/round-cents.ts': '' };
    expect(findings(meaningfulFolderNames, files)).toEqual([
      'gateway/utils.ts: "utils.ts" does not say what is in it',
    ]);
  });
});

describe('the rule about licences', () => {
  const found = (locked: object, name = 'left-pad') =>
    findings(allowedLicences, {
      'package-lock.json': JSON.stringify({ packages: { [`node_modules/${name}`]: locked } }),
    });

  it.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-3.0-only', 'SEE LICENSE IN LICENSE.md'])(
    'refuses a package under %s',
    (license) => {
      expect(found({ license })).toEqual([
        expect.stringContaining(`package-lock.json:1: "left-pad" is under ${license}`),
      ]);
    },
  );

  it('refuses a package without a licence', () => {
    expect(found({ version: '1.0.0' })).toEqual([expect.stringContaining('"left-pad" states no licence')]);
  });

  it.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR GPL-3.0-or-later)'])('accepts %s', (license) => {
    expect(found({ license })).toEqual([]);
  });

  it('accepts packages of other platforms, and packages with an exemption', () => {
    expect(found({ cpu: ['arm64'] })).toEqual([]);
    expect(found({}, 'buffers')).toEqual([]);
  });
});

describe('the rule about READMEs', () => {
  it('refuses a workspace without one and accepts one with it', () => {
    const files = { 'gateway/package.json': '', 'shell/package.json': '', 'shell/README.md': '' };
    expect(findings(readmePerWorkspace, files)).toEqual([
      'gateway/README.md: is missing: say what the folder owns',
    ]);
  });
});

describe('the rule about traces of a machine', () => {
  // Put together here, since this file is itself one of those that the rule reads.
  const registry = ['https:/', 'registry.example.org', 'zod'].join('/');

  it('refuses a path of the checkout and of the folder around it', () => {
    const files = {
      'a.md': 'first\nsee /home/someone/projects/werkbank/shell',
      'b.md': 'see /home/someone/projects/other/',
    };
    expect(findings(noTraceOfTheMachine, files)).toEqual([
      'a.md:2: holds a path of this machine',
      'a.md:2: holds a path of this machine',
      'b.md:1: holds a path of this machine',
    ]);
  });

  it('refuses the address of a package registry', () => {
    expect(findings(noTraceOfTheMachine, { 'package-lock.json': `"resolved": "${registry}"` })).toEqual([
      'package-lock.json:1: holds the address of a package registry',
    ]);
  });

  it('accepts paths from the root of the project and other addresses', () => {
    const files = { 'a.md': 'see shell/kit, ./projects/werkbank/x and https://example.org/repo' };
    expect(findings(noTraceOfTheMachine, files)).toEqual([]);
  });
});

describe('the rule about languages', () => {
  const locales = (de: unknown, en: unknown) => ({
    'shell/locales/de.json': JSON.stringify(de),
    'shell/locales/en.json': JSON.stringify(en),
  });

  it('refuses a text that one language lacks or leaves empty', () => {
    const files = locales(
      { menu: { home: 'Start', search: '' } },
      { menu: { search: 'Search' }, login: 'Log in' },
    );
    expect(findings(sameTextsInBothLanguages, files)).toEqual([
      'shell/locales/en.json: "menu.home" has no text',
      'shell/locales/de.json: "menu.search" has no text',
      'shell/locales/de.json: "login" has no text',
    ]);
  });

  it('refuses a placeholder that only one language has', () => {
    expect(
      findings(sameTextsInBothLanguages, locales({ a: '{{count}} Artikel' }, { a: 'articles' })),
    ).toEqual(['shell/locales/en.json: "a" has other placeholders than in the other language']);
  });

  it('refuses a language that is missing altogether', () => {
    expect(findings(sameTextsInBothLanguages, { 'mfe-admin/locales/de.json': '{"a":"Ja"}' })).toEqual([
      'mfe-admin/locales/en.json: "a" has no text',
    ]);
  });

  it('reads locale files with a prefix, and accepts gaps in a language that is not offered', () => {
    const files = {
      'shell/locales/login.de.json': '{"a":"Ja","b":"Nein"}',
      'shell/locales/login.en.json': '{"a":"Yes"}',
      'shell/locales/login.fr.json': '{"a":"Oui"}',
    };
    expect(findings(sameTextsInBothLanguages, files)).toEqual([
      'shell/locales/login.en.json: "b" has no text',
    ]);
  });

  it('accepts the same keys with the same placeholders in any order', () => {
    const files = locales(
      { a: '{{n}} von {{all}}', b: { c: 'Ja' } },
      { b: { c: 'Yes' }, a: 'of {{all}}, {{n}}' },
    );
    expect(findings(sameTextsInBothLanguages, files)).toEqual([]);
  });
});

describe('the rule about texts in components', () => {
  const component = (jsx: string) => ({ 'mfe-admin/src/page.tsx': `export const page = (\n${jsx}\n);` });

  it.each([
    ['between tags', '<p>Hallo</p>', 'Hallo'],
    ['in an expression', "<p>{'Hallo'}</p>", 'Hallo'],
    ['in a condition', "<p>{open ? 'offen' : count}</p>", 'offen'],
    ['that is put together', '<p>{`${count} Stück`}</p>', 'Stück'],
    ['in an attribute that is read out', '<input aria-label="Menge" />', 'Menge'],
    ['in the attribute of a component', "<Empty description={'Nichts da'} />", 'Nichts da'],
    ['in a fragment', '<>Hallo</>', 'Hallo'],
    ['in an input', '<input placeholder="Suchen" />', 'Suchen'],
    ['in the head of a column', "<Table columns={[{ key: 'id', title: 'Nummer' }]} />", 'Nummer'],
  ])('refuses a text %s', (_where, jsx, text) => {
    expect(findings(noTextInComponents, component(jsx))).toEqual([
      `mfe-admin/src/page.tsx:2: "${text}" belongs into locales/`,
    ]);
  });

  it.each([
    ['a translated text', "<p>{t('page.title')}</p>"],
    ['a sign', '<p>{count} × {size} · 5 %</p>'],
    ['a sign that is written as its number', '<p>{`${count}\\u00a0%`}</p>'],
    ['an attribute that nobody reads', '<div className="page" data-testid="page" />'],
    ['a key that the component translates', '<Field label="address.street" />'],
  ])('accepts %s', (_what, jsx) => {
    expect(findings(noTextInComponents, component(jsx))).toEqual([]);
  });

  it('skips tests, fixtures and services', () => {
    const text = 'export const a = <p>Hallo</p>;';
    const files = {
      'shell/src/a.unit.spec.tsx': text,
      'mfe-admin/fixtures/a.tsx': text,
      'services/a/b.tsx': text,
    };
    expect(findings(noTextInComponents, files)).toEqual([]);
  });
});

describe('the rules about loose ends', () => {
  // Put together here, since this file is itself one of those that the rules read.
  const silence = ['// oxlint', 'disable-next-line'].join('-');
  const note = ['// TO', 'DO later'].join('');
  const wait = ['set', 'Timeout(done, 500)'].join('');

  it('refuse a rule that is silenced in place', () => {
    expect(findings(nothingSilenced, { 'gateway/src/a.ts': `\n${silence}` })).toEqual([
      expect.stringContaining('gateway/src/a.ts:2: '),
    ]);
  });

  it('refuse a note of unfinished work', () => {
    expect(findings(nothingUnfinished, { 'gateway/src/a.ts': note })).toHaveLength(1);
  });

  it('refuse a test that waits by the clock and let other code set a timeout', () => {
    const files = {
      'gateway/src/a.int.spec.ts': wait,
      'gateway/src/b.int.spec.ts': `await ${'delay'}(4_000);`,
      'gateway/src/a.ts': wait,
    };
    expect(findings(noTestWaitsByTheClock, files)).toHaveLength(2);
  });

  it('accept code without loose ends', () => {
    const files = { 'gateway/src/a.unit.spec.ts': 'await answer; // the to-do list of a user' };
    const rules = [nothingSilenced, nothingUnfinished, noTestWaitsByTheClock];
    expect(rules.flatMap((rule) => findings(rule, files))).toEqual([]);
  });
});

describe('the rule about migrations', () => {
  const file = 'services/orders/src/migrations/0099-next.ts';
  const found = (...statements: string[]) =>
    findings(migrationsForTwoVersions, {
      [file]: statements.map((sql) => `this.addSql(\`${sql}\`);`).join('\n'),
    });

  it.each([
    'drop table basket',
    'alter table basket drop column note',
    'alter table basket rename column note to remark',
    'alter table basket rename to cart',
    'alter table basket alter column note type jsonb',
    'alter table basket alter column note set not null',
    'alter table basket add column a int default 1, add column b int not null',
    'alter table basket add constraint positive check (quantity > 0)',
    'alter table basket add primary key (id)',
    'alter table basket alter column note drop default',
    'truncate basket',
    'delete from basket where note is null',
    'revoke insert on basket from public',
    'create unique index one_note on basket (note)',
  ])('refuses a step that breaks the previous version: %s', (sql) => {
    expect(found(sql)).toEqual([expect.stringContaining(`${file}:1: "`)]);
  });

  it.each([
    'create table basket (id int not null, unique (id))',
    'alter table basket add column note text, add column kind int not null default 1',
    'alter table basket alter column note drop not null',
    'alter table basket drop constraint positive',
    'create index by_note on basket (note)',
    'create table note (id int primary key, basket_id int references basket on delete cascade)',
  ])('accepts a step that both versions support: %s', (sql) => {
    expect(found(sql)).toEqual([]);
  });

  it('accepts a unique index on a new table, and a step with a reason', () => {
    expect(found('create table basket (id int)', 'create unique index one on basket (id)')).toEqual([]);
    const told =
      '// For one version at a time: nobody has deployed the version before anywhere.\ndrop table basket';
    expect(findings(migrationsForTwoVersions, { [file]: told })).toEqual([]);
  });
});
