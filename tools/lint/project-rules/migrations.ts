import { lineAt, type Finding, type ProjectRule } from './project-rule.ts';

const migrations = /(^|\/)(migrations\/[^/]+|[^/]+-migration)\.ts$/;
/** Exemption for a migration that breaks the previous version, with its reason. */
const reason = /For one version at a time: \S.{20,}/;

/**
 * Migrations from before two versions of a service could run side by side. Each would be two migrations today: 0013 of catalog,
 * for example, copies the tax rates and drops the old tables in one step.
 */
const beforeTwoVersionsRan = new Set([
  'services/admin/src/migrations/0003-administration.ts',
  'services/admin/src/migrations/0021-event-names.ts',
  'services/admin/src/migrations/0007-imports-and-drift.ts',
  'services/admin/src/migrations/0011-offered-currencies.ts',
  'services/admin/src/migrations/0009-platform-admins-apart.ts',
  'services/admin/src/migrations/0022-preferences-versions.ts',
  'services/catalog/src/migrations/0010-rules-by-day.ts',
  'services/catalog/src/migrations/0013-tax-rule-versions.ts',
  'services/platform/src/database/event-names-migration.ts',
]);

const breaking: readonly { readonly sql: RegExp; readonly advice: string }[] = [
  { sql: /\bdrop\s+(?:table|column|view)\b/gi, advice: 'drop it once no version that runs reads it' },
  { sql: /\brename\s+(?:to|column)\b/gi, advice: 'add the new name, fill both, drop the old one later' },
  { sql: /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/gi, advice: 'add a column of the new type' },
  { sql: /\bset\s+not\s+null\b/gi, advice: 'the version before writes nulls: demand it later' },
  { sql: /\bdrop\s+default\b/gi, advice: 'the version before leaves the value out' },
  { sql: /\btruncate\b/gi, advice: 'the version before may need what is there' },
  { sql: /\bdelete\s+from\b/gi, advice: 'the version before may need what is there' },
  { sql: /\brevoke\b/gi, advice: 'the version before may do what it forbids' },
  {
    sql: /\badd\s+column\s+(?![^,`';]*\b(?:default|generated)\b)[^,`';]*\bnot\s+null\b/gi,
    advice: 'the version before writes none: give it a default',
  },
  {
    sql: /\badd\s+(?:constraint|check|unique|foreign|primary)\b/gi,
    advice: 'the version before may write what it refuses',
  },
];
const uniqueIndex = /\bcreate\s+unique\s+index\s+\S+\s+on\s+([^\s(]+)/gi;

/**
 * During a rolling update two versions work on one database. So a migration only adds (expand), and a later version removes
 * unused columns and tables (contract).
 */
export const migrationsForTwoVersions: ProjectRule = {
  name: 'has no migration that breaks the version before',
  find: (tree) =>
    tree.files
      .filter(
        (file) => migrations.test(file) && !file.endsWith('.spec.ts') && !beforeTwoVersionsRan.has(file),
      )
      .flatMap((file): Finding[] => {
        const text = tree.read(file);
        if (reason.test(text)) return [];
        const found = breaking.flatMap(({ sql, advice }) =>
          [...text.matchAll(sql)].map((match) => ({ match, advice })),
        );
        const indexes = [...text.matchAll(uniqueIndex)]
          .filter(([, table = '']) => !text.includes(`create table ${table} `))
          .map((match) => ({ match, advice: 'the version before may write the same twice' }));
        return [...found, ...indexes].map(({ match, advice }) => ({
          file,
          line: lineAt(text, match.index),
          message: `"${match[0].replace(/\s+/g, ' ')}": ${advice}`,
        }));
      }),
};
