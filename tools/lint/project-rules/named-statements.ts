import { lineAt, type ProjectRule } from './project-rule.ts';

const sources = /^services\/[a-z-]+\/src\/.+\.ts$/;
const isTest = /\.spec\.ts$|\/testing\//;
const migrations = /\/migrations\/|-migration\.ts$/;
/** Session commands such as `listen` and `set` are exempt, because they have no columns. */
const ownSql =
  /(?:\bem|connection|client|pool|\))\s*\.(?:execute|query)\s*(?:<[^()]*>)?\(\s*(?!['`](?:listen|set) )/g;

const platform = 'services/platform/src';
const withoutStatements = new Set([
  // Run statements, transactions and advisory locks.
  `${platform}/database/read.ts`,
  `${platform}/database/read-on-client.ts`,
  // Grants contain the role of the service, which cannot be a parameter.
  `${platform}/database/service-role.ts`,
  // Iterate over a service's list of tables, which a test compares with the schema.
  `${platform}/personal-data/erase-person.ts`,
  `${platform}/personal-data/export-person.ts`,
]);

/** Tests compare only named SQL with the schema; in other SQL a renamed column would break production. */
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
