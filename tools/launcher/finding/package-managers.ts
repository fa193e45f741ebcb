import { createInterface } from 'node:readline/promises';
import { onPath } from './on-path.ts';
import { CommandFailed, runCommand } from './run-command.ts';

/** Package names of a tool by package manager, the preferred one first. */
export interface PackageNames {
  readonly apt: readonly string[];
  readonly brew: readonly string[];
}

/** A missing tool; the message is one line with the remedy. */
export class ToolMissing extends Error {
  override readonly name = 'ToolMissing';
}

type Manager = 'apt' | 'brew';

function managerHere(): Manager | undefined {
  if (process.platform === 'linux' && onPath('apt-get') !== undefined) return 'apt';
  if (process.platform === 'darwin' && onPath('brew') !== undefined) return 'brew';
  return undefined;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Root and CI need no consent; otherwise a person at the terminal decides. */
async function isAllowed(tool: string, command: string): Promise<boolean> {
  if (isRoot() || (process.env.CI ?? '') !== '') return true;
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${tool} is missing. May I run "${command}"? [y/N] `);
    return /^(y|yes|j|ja)$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}

/** Waits for another apt-get, for example of `npm test`. */
const aptOptions = ['-o', 'DPkg::Lock::Timeout=300', 'install', '-y', '--no-install-recommends'];

let aptListsAreFresh = false;

/** Updates apt's lists once; only root may do so without consent. */
export function freshLists(log: string): Promise<boolean> {
  const turn = queue.then(async () => {
    if (!isRoot() || aptListsAreFresh) return false;
    await renewLists((words) => runCommand(words[0]!, words.slice(1), { log }), []);
    return true;
  });
  queue = turn.catch(() => undefined);
  return turn;
}

async function renewLists(
  run: (words: readonly string[]) => Promise<string>,
  sudo: readonly string[],
): Promise<void> {
  // Offline the old lists may suffice.
  await run([...sudo, 'apt-get', 'update']).catch(() => undefined);
  aptListsAreFresh = true;
}

let queue: Promise<unknown> = Promise.resolve();

/** Result of `look`, after an installation of its package if needed. */
export async function findOrInstall<T>(
  look: () => T | undefined | Promise<T | undefined>,
  tool: string,
  names: PackageNames,
  log: string,
): Promise<T> {
  const present = await look();
  if (present !== undefined) return present;
  await installPackage(tool, names, log);
  const installed = await look();
  if (installed === undefined) throw new Error(`${tool} was installed, but was not found.`);
  return installed;
}

/**
 * Installs a tool by the available package manager, or fails with one line of instructions. One tool at a time, because prompts
 * share one terminal and package managers hold a lock.
 */
function installPackage(tool: string, names: PackageNames, log: string): Promise<void> {
  const turn = queue.then(() => install(tool, names, log));
  queue = turn.catch(() => undefined);
  return turn;
}

async function install(tool: string, names: PackageNames, log: string): Promise<void> {
  const manager = managerHere();
  if (manager === undefined) throw new ToolMissing(`${tool} is missing. Please install it and start again.`);
  const sudo = manager === 'apt' && !isRoot() ? ['sudo'] : [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (words: readonly string[]): Promise<string> =>
    runCommand(words[0]!, words.slice(1), { env, log, interactive: !isRoot() });
  const commandFor = (name: string): string[] =>
    manager === 'apt' ? [...sudo, 'apt-get', ...aptOptions, name] : ['brew', 'install', name];
  const byHand = [...sudo, manager === 'apt' ? 'apt-get' : 'brew', 'install', names[manager][0]].join(' ');

  if (!(await isAllowed(tool, byHand))) {
    throw new ToolMissing(`${tool} is missing. Please install it: ${byHand}`);
  }
  if (manager === 'apt' && !aptListsAreFresh) await renewLists(run, sudo);
  let failure = '';
  for (const name of names[manager]) {
    try {
      await run(commandFor(name));
      return;
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      failure = error.message;
    }
  }
  throw new ToolMissing(`${tool} is missing and could not be installed; ${log} says why.\n${failure}`);
}
