import { explain } from './running/foreground.ts';

/** What each npm script does; a command is loaded only when it is asked for. */
const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  start: async () => (await import('./start.ts')).start(false),
  dev: async () => (await import('./start.ts')).start(true),
  stop: async (args) => (await import('./stop.ts')).stop(args),
  reset: async (args) => (await import('./reset.ts')).reset(args),
  backup: async (args) => (await import('./backup.ts')).backup(args),
  restore: async (args) => (await import('./backup.ts')).restore(args),
  infra: async () => (await import('./infra.ts')).infra(),
  test: async (args) => (await import('./test.ts')).test(args),
  chaos: async (args) => (await import('./chaos.ts')).chaos(args),
  guards: async (args) => (await import('./guards.ts')).guards(args),
  'guard-rounds': async (args) => (await import('./guards.ts')).guardRounds(args),
  schemathesis: async (args) => (await import('./schemathesis.ts')).schemathesis(args),
  new: async (args) => {
    const { newWorkspace } = await import('./scaffolding/new-workspace.ts');
    console.log(newWorkspace(args));
    return 0;
  },
  'mend-lockfile': async () => (await import('./lockfile/mend-lockfile.ts')).mendLockfile(),
  lint: async (args) => (await import('./lint.ts')).lint(args),
  'erased-people': async (args) => (await import('./erased-people.ts')).erasedPeople(args),
  queues: async (args) => (await import('./queues.ts')).queues(args),
  'apply-realm': async () => (await import('./apply-realm.ts')).applyRealmFromEnvironment(),
  'connect-company': async () => (await import('./connect-company.ts')).connectCompanyFromEnvironment(),
  load: async () => (await import('./load.ts')).load(),
  'fetch-tools': async ([command]) => (await import('./fetch-tools.ts')).fetchTools(command),
  compile: async () => {
    const { compileAll } = await import('./preparing/compile.ts');
    console.log(`Compiled: ${await compileAll()} files.`);
    return 0;
  },
  build: async ([part]) => {
    if (part !== undefined) {
      console.log(await (await import('./releasing/build-part.ts')).buildPart(part));
      return 0;
    }
    const { compileAll } = await import('./preparing/compile.ts');
    const { buildFront } = await import('./build-front.ts');
    console.log(`Compiled: ${await compileAll()} files.`);
    const built = await buildFront();
    console.log(built.length === 0 ? 'The front end is unchanged.' : `Built: ${built.join(', ')}.`);
    return 0;
  },
  'can-deploy': async (args) => {
    const { compileFolders } = await import('./preparing/compile.ts');
    await compileFolders(['contracts']);
    return (await import('./lint.ts')).canDeploy(args);
  },
  sbom: async ([part = '']) => {
    console.log((await import('./releasing/bill-of-materials.ts')).billOfMaterials(part));
    return 0;
  },
  ship: async () => {
    console.log((await import('./shipping/shipped-files.ts')).writeShippedFiles());
    return 0;
  },
  release: async (args) => {
    console.log(await (await import('./releasing/release-remote.ts')).releaseRemote(args));
    return 0;
  },
};

// What cannot be written, for its disk is full or its reader is gone, must not end the parts that run.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  process.exit(await command(args));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
