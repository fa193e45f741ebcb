import { json } from './json.ts';
import type { Names } from './names.ts';

/** The files of a new service: a database and health checks, no calls yet. */
export function serviceFiles({ kebab, pascal }: Names, dependencies: unknown): Record<string, string> {
  return {
    'README.md': `# services/${kebab}

The service that … (say in one sentence what it decides or keeps).

- **Owns** no path yet. Its calls get one in \`contracts/src/routes/\`.
- **Publishes** nothing yet.
- **Consumes** nothing yet.
- **Tables** \`outbox\`, \`inbox\`.

| File or folder              | Purpose                                            |
| --------------------------- | -------------------------------------------------- |
| \`src/${kebab}.module.ts\` | The Nest module of the service.                    |
| \`src/database.ts\`         | The lists of entities and migrations.              |
| \`src/commands/\`           | Commands for the migrations and for the demo data. |
`,
    'package.json': json({
      name: `@werkbank/${kebab}`,
      version: '0.1.0',
      private: true,
      description: `The ${kebab} domain`,
      type: 'module',
      license: 'MIT',
      scripts: {
        lint: `cd ../.. && oxlint --format unix services/${kebab}`,
        build: `node ../../tools/run.mjs build ${kebab}`,
        test: `node ../../tools/run.mjs test --only unit,contract,int services/${kebab}/`,
      },
      dependencies,
    }),
    'tsconfig.json': json({
      extends: '../../tsconfig.node.json',
      compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/.tsbuildinfo' },
      include: ['src'],
      references: [{ path: '../../contracts' }, { path: '../../services/platform' }],
    }),
    'src/main.ts': `import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { startService } from '@werkbank/platform/start-service';
import { ${pascal}Module } from './${kebab}.module.js';

const env = readEnv(serviceEnv);
await runProcess(() => startService({ domain: '${kebab}', module: ${pascal}Module, env }));
`,
    [`src/${kebab}.module.ts`]: `import { Module } from '@nestjs/common';
import { databaseModule } from '@werkbank/platform/database';
import { database } from './database.js';

@Module({ imports: [databaseModule(database)], controllers: [], providers: [] })
export class ${pascal}Module {}
`,
    'src/database.ts': `import type { DatabaseDefinition } from '@werkbank/platform/database';

/** Migrations lie in migrations/, in the order in which they are applied; one that was applied is never changed. */
export const database: DatabaseDefinition = { domain: '${kebab}', entities: [], migrations: [] };
`,
    'src/role-of-service.int.spec.ts': `import { roleGaps } from '@werkbank/platform/testing';
import { database } from './database.js';

it('runs as a role that reads and writes rows, and changes no table, policy or role', async () => {
  expect(await roleGaps(database)).toEqual([]);
}, 60_000);
`,
    'src/commands/migrate.ts': `import { migrate } from '@werkbank/platform/database';
import { readEnv, runProcess, serviceEnv } from '@werkbank/platform/env';
import { database } from '../database.js';

await runProcess(() => migrate(database, readEnv(serviceEnv.pick({ DATABASE_URL: true }))));
`,
    'src/commands/load-demo-data.ts': `import { runProcess } from '@werkbank/platform/env';

/** This domain has no demo data yet. */
await runProcess(() => Promise.resolve());
`,
  };
}

/** Remaining manual steps in other workspaces. */
export const afterService = ({ kebab }: Names): string[] => [
  `contracts/src/routes/routes.ts: its first calls (npm start runs the service already)`,
  `contracts/snapshots/contract.json knows it: deploy mfe-admin, which reads its state, before services/admin`,
  `deploy/kubernetes/base/${kebab}, deploy/compose/compose.yaml: variables of its own and other parts that it reaches`,
  `deploy/kubernetes/README.md: its secrets`,
];
