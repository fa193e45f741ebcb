import { lineAt, type ProjectRule } from './project-rule.ts';

const sources = /^services\/(?!platform\/)[a-z-]+\/src\/.+\.ts$/;
const isTest = /\.spec\.ts$|\/testing\//;
const migrations = /\/migrations\/|-migration\.ts$/;
const ownSql =
  /(?:\bem|connection|client|pool|getConnection\(\)|getKysely\(\)|fork\(\))\s*\.(?:execute|query)\s*\(/g;

/** The relay of mails listens on a connection of its own, outside of MikroORM. */
const withoutStatements = new Set([
  'services/admin/src/notifications/send-mails/mail-relay.ts',
  'services/admin/src/notifications/send-mails/mail-rows.ts',
]);

/** SQL without a name is compared with the schema by no test: a renamed column breaks it in production. */
export const namedStatements: ProjectRule = {
  name: 'gives SQL a name',
  find: (tree) =>
    tree.files
      .filter((file) => sources.test(file) && !isTest.test(file) && !migrations.test(file))
      .filter((file) => !withoutStatements.has(file))
      .flatMap((file) => {
        const text = tree.read(file);
        return [...text.matchAll(ownSql)].map((match) => ({
          file,
          line: lineAt(text, match.index),
          message: 'SQL without a name: take `statement` of @werkbank/platform/database and `run`',
        }));
      }),
};
