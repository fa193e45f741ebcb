// The door of every npm script. Plain JavaScript without packages, for it runs on a fresh clone on whatever Node
// is there: it installs the packages when the lockfile changed and hands over to cli.ts on the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
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

/** npm writes its own copy of the lockfile last of all, so this also notices an installation that was cut short. */
function packagesAreInstalled() {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const copy = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(copy)) return false;
  const installed = read(copy);
  return Object.entries(read(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' ||
      (installed[path] === undefined
        ? wanted.optional === true || wanted.devOptional === true || wanted.peer === true
        : installed[path].version === wanted.version),
  );
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** `npm start` and `npm test` may meet on a fresh clone; only one of them may install. */
async function installPackages() {
  const lock = join(here, '.state', 'install.lock');
  mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
  while (!packagesAreInstalled()) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
    } catch {
      const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      if (packagesAreInstalled()) return;
      console.log('Installing the packages (npm ci) …');
      const [file, args, options] = npm(['ci'], { cwd: root, stdio: 'inherit' });
      if (spawnSync(file, args, options).status !== 0) {
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

/** The pinned Node comes with the packages; where npm has none for this platform, the system's or npm exec's will do. */
function pinnedNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const file = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(file)) return [file, [], {}];
  if (major >= 24) return [process.execPath, [], {}];
  return npm(['exec', '--yes', `--package=node@${pinned}`, '--', 'node'], {});
}

await installPackages();
const [file, args, options] = pinnedNode();
const child = spawn(file, [...args, join(here, 'cli.ts'), ...process.argv.slice(2)], {
  ...options,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// The launcher ends its parts in order and says so; this process only passes on what it is told and waits. When it
// is killed itself, the launcher notices by the closed channel.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => giveUp(`Could not start Node ${pinned}: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal === null ? code : 1));
