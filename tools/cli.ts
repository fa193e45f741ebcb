import { takeFormerState } from './launcher/former-state.ts';
import { explain } from './launcher/running/foreground.ts';

/** The npm scripts. Each command loads on demand. */
const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  start: async (args) => (await import('./launcher/start.ts')).start(false, args),
  dev: async (args) => (await import('./launcher/start.ts')).start(true, args),
  stop: async (args) => (await import('./launcher/stop.ts')).stop(args),
  reset: async (args) => (await import('./launcher/reset.ts')).reset(args),
  backup: async (args) => (await import('./launcher/backup.ts')).backup(args),
  restore: async (args) => (await import('./launcher/backup.ts')).restore(args),
  infra: async () => (await import('./launcher/infra.ts')).infra(),
  test: async (args) => (await import('./test-run/test.ts')).test(args),
  chaos: async (args) => (await import('./test-run/chaos.ts')).chaos(args),
  'empty-test': async (args) => (await import('./test-run/empty-test.ts')).emptyTest(args),
  relevance: async (args) => (await import('./test-run/relevance.ts')).relevance(args),
  'upgrade-test': async (args) => (await import('./test-run/upgrade-test.ts')).upgradeTest(args),
  guards: async (args) => (await import('./guards/guards.ts')).guards(args),
  'guard-rounds': async (args) => (await import('./guards/guards.ts')).guardRounds(args),
  schemathesis: async (args) => (await import('./test-run/schemathesis.ts')).schemathesis(args),
  new: async (args) => {
    const { newWorkspace } = await import('./scaffolding/new-workspace.ts');
    console.log(newWorkspace(args));
    return (await import('./scaffolding/link-workspace.ts')).linkWorkspace(args[0]);
  },
  'mend-lockfile': async () => (await import('./lockfile/mend-lockfile.ts')).mendLockfile(),
  lint: async (args) => (await import('./launcher/scripts.ts')).runScript('tools/lint/lint.ts', args),
  sentences: async (args) =>
    (await import('./launcher/scripts.ts')).runScript('tools/lint/count-sentences.ts', args),
  'first-admin': async (args) => (await import('./launcher/scripts.ts')).firstAdmin(args),
  'erased-people': async (args) => (await import('./launcher/scripts.ts')).erasedPeople(args),
  queues: async (args) => (await import('./launcher/scripts.ts')).queues(args),
  'apply-realm': async () => (await import('./launcher/keycloak-commands.ts')).applyRealmFromEnvironment(),
  'connect-company': async () =>
    (await import('./launcher/keycloak-commands.ts')).connectCompanyFromEnvironment(),
  load: async (args) => (await import('./launcher/scripts.ts')).load(args),
  compile: async () => {
    const { compileAll } = await import('./launcher/preparing/compile.ts');
    console.log(`Compiled: ${await compileAll()} files.`);
    return 0;
  },
  build: async ([part]) => {
    if (part !== undefined) {
      console.log(await (await import('./releases/build-part.ts')).buildPart(part));
      return 0;
    }
    const { compileAll } = await import('./launcher/preparing/compile.ts');
    const { buildFront } = await import('./launcher/build-front.ts');
    console.log(`Compiled: ${await compileAll()} files.`);
    const built = await buildFront();
    console.log(built.length === 0 ? 'The front end is unchanged.' : `Built: ${built.join(', ')}.`);
    return 0;
  },
  'can-deploy': async (args) => {
    const { compileFolders } = await import('./launcher/preparing/compile.ts');
    await compileFolders(['contracts']);
    return (await import('./launcher/scripts.ts')).runScript('tools/releases/can-deploy/run.ts', args);
  },
  sbom: async ([part = '']) => {
    console.log((await import('./releases/bill-of-materials.ts')).billOfMaterials(part));
    return 0;
  },
  ship: async () => {
    console.log((await import('./shipping/nats-users-file.ts')).writeNatsUsers());
    return 0;
  },
  release: async (args) => {
    console.log(await (await import('./releases/release-remote.ts')).releaseRemote(args));
    return 0;
  },
};

// A failed write (full disk, closed reader) must not end the running parts.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
try {
  if (await takeFormerState(name)) console.error('The data of deploy/local/.state have moved to .state.');
  process.exit(await command(args));
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
