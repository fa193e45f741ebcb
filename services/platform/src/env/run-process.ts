import { inspect } from 'node:util';
import { EnvironmentError } from './read-env.js';

/** Runs a process's main function. What only the environment got wrong is said in one line, without a stack. */
export async function runProcess(main: () => Promise<unknown>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${error instanceof EnvironmentError ? error.message : inspect(error)}\n`);
    process.exit(1);
  }
}
