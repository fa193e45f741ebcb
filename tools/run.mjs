// Entry of every npm script. Plain JavaScript without packages, because it runs on a fresh clone on any Node from 20 on. It
// installs packages if the lockfile changed, fetches the tools meanwhile, and starts cli.ts on the pinned Node.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const pinned = '24.21.0';

function giveUp(message) {
  console.error(message);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  giveUp(`Werkbank needs Node 20 or newer, this is ${process.version}: see https://nodejs.org/en/download`);
}

const npm = (args, options) =>
  process.env.npm_execpath !== undefined && /\.c?js$/.test(process.env.npm_execpath)
    ? [process.execPath, [process.env.npm_execpath, ...args], options]
    : ['npm', args, { ...options, shell: process.platform === 'win32' }];

const lockFile = join(root, 'package-lock.json');
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its copy of the lockfile last, so this also detects an interrupted installation. */
function packagesAreInstalled() {
  const copy = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const installed = packagesOf(copy);
  return Object.entries(packagesOf(lockFile)).every(
    ([path, wanted]) =>
      path === '' ||
      (installed[path] === undefined
        ? wanted.optional === true || wanted.devOptional === true || wanted.peer === true
        : installed[path].version === wanted.version),
  );
}

/** One line for a full disk, else the stack. */
function explain(error) {
  const isFull = error.code === 'ENOSPC' || error.code === 'EDQUOT';
  return isFull ? `A disk is full (${error.message}): make room, then try again.` : error.stack;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Resolves with the exit code. */
const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });

const nodeName = () => `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const nodeIn = (folder) =>
  join(folder, 'node_modules', nodeName(), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** A Node that runs TypeScript before npm ci ends: the current one from 22.18 on, else the pinned one, installed separately. */
async function earlyNode() {
  const [first, second] = process.versions.node.split('.').map(Number);
  if (first > 22 || (first === 22 && second >= 18)) return process.execPath;
  const path = `node_modules/${nodeName()}`;
  const locked = packagesOf(lockFile)[path];
  if (locked === undefined) return undefined;
  const folder = join(root, '.state', 'early-node');
  mkdirSync(folder, { recursive: true });
  const itself = { name: 'early-node', version: pinned, dependencies: { [nodeName()]: pinned } };
  const { optional: _, ...entry } = locked;
  const lock = { ...itself, lockfileVersion: 3, packages: { '': itself, [path]: entry } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(itself));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const [file, args, options] = npm(['ci', '--silent', '--no-audit'], { cwd: folder, stdio: 'ignore' });
  return (await ended(spawn(file, args, options))) === 0 ? nodeIn(folder) : undefined;
}

/** Commands that need NATS and Keycloak; these are fetched in parallel to npm ci. */
const needsTools = new Set(['start', 'dev', 'infra', 'test', 'chaos', 'guards', 'schemathesis']);

/** Fetches the tools in parallel to npm ci. The command itself repeats failed downloads and explains errors. */
async function fetchTools(doing) {
  if (!needsTools.has(process.argv[2])) return;
  const node = await earlyNode();
  if (node === undefined) return;
  const args = [join(here, 'launcher', 'fetch-tools.ts'), process.argv[2]];
  // The closed channel ends it with this process; until then it may run beside the command.
  const child = spawn(node, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  child.on('message', ({ title, what }) =>
    what === undefined ? doing.delete(title) : doing.set(title, what),
  );
  child.unref();
  child.channel?.unref();
  await ended(child);
  rmSync(join(root, '.state', 'early-node'), { recursive: true, force: true });
}

/** Installs the packages, with a line of progress every five seconds. */
async function npmCi() {
  // Progress goes to stderr, because stdout of a command may go into a file.
  console.error('Installing the packages (npm ci) …');
  const began = Date.now();
  const wanted = Object.keys(packagesOf(lockFile)).filter((path) => path.startsWith('node_modules/'));
  const doing = new Map();
  const timer = setInterval(() => {
    const there = wanted.filter((path) => existsSync(join(root, path, 'package.json'))).length;
    const others = [...doing].map(([title, what]) => `, ${title}: ${what}`).join('');
    const seconds = Math.round((Date.now() - began) / 1000);
    console.error(`  … npm ci: ${there} of about ${wanted.length} packages${others} (${seconds} s)`);
  }, 5000);
  fetchTools(doing).catch((error) => console.error(`The tools are fetched later: ${error.message}`));
  // Hides engine warnings: some packages need a newer Node than the installing one, but run on the pinned one.
  const [file, args, options] = npm(['ci', '--no-progress', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  });
  const code = await ended(spawn(file, args, options));
  clearInterval(timer);
  return code === 0;
}

/** A lock: `npm start` and `npm test` may start together on a fresh clone. */
async function installPackages() {
  const lock = join(root, '.state', 'install.lock');
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  while (!packagesAreInstalled()) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch (error) {
      if (error.code !== 'EEXIST') {
        rmSync(lock, { force: true });
        throw error;
      }
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      if (packagesAreInstalled()) return;
      if (!(await npmCi())) {
        rmSync(lock, { force: true });
        giveUp('npm ci failed: see the lines above. Nothing was started.');
      }
      if (!packagesAreInstalled()) {
        rmSync(lock, { force: true });
        giveUp(
          'npm ci left packages out that package-lock.json asks for. Is the lockfile committed completely?',
        );
      }
    } finally {
      rmSync(lock, { force: true });
    }
  }
}

/** The pinned Node is a package; fallback on platforms without it is the system's Node or npm exec. */
function pinnedNode() {
  const file = nodeIn(root);
  if (existsSync(file)) return [file, [], {}];
  if (major >= 24) return [process.execPath, [], {}];
  return npm(['exec', '--yes', `--package=node@${pinned}`, '--', 'node'], {});
}

await installPackages().catch((error) => giveUp(explain(error)));
const [file, args, options] = pinnedNode();
const child = spawn(file, [...args, join(here, 'cli.ts'), ...process.argv.slice(2)], {
  ...options,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// The launcher ends its parts in order; this process only forwards signals and waits. If it is killed itself, the closed
// channel notifies the launcher.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => giveUp(`Could not start Node ${pinned}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
