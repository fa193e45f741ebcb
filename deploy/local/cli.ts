import { explain } from './running/foreground.ts';

/** What each npm script does; a command is loaded only when it is asked for. */
const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  infra: async () => (await import('./infra.ts')).infra(),
};

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
