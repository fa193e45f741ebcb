import { lineAt, type ProjectRule } from './project-rule.ts';

const sources = /^services\/[a-z-]+\/src\/.+\.ts$/;
const isTest = /\.spec\.ts$|\/testing\//;
const migrations = /\/migrations\/|-migration\.ts$/;
/** Commands of a session have no columns: `listen`, `set`. */
const ownSql =
  /(?:\bem|connection|client|pool|\))\s*\.(?:execute|query)\s*(?:<[^()]*>)?\(\s*(?!['`](?:listen|set) )/g;

const platform = 'services/platform/src';
const withoutStatements = new Set([
  // Run statements, transactions and advisory locks.
  `${platform}/database/read.ts`,
  `${platform}/database/read-on-client.ts`,
  // Grants name the role of the service, which no parameter can.
  `${platform}/database/service-role.ts`,
  // Go through the tables that a service lists; a test compares the list with the schema.
  `${platform}/personal-data/erase-person.ts`,
  `${platform}/personal-data/export-person.ts`,
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
