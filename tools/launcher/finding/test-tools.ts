import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';
import { canMountDisks, smallDisk } from '../testing/small-disk.ts';
import { unpackDebianPackage } from './debian-package.ts';
import { onPath } from './on-path.ts';
import { findOrInstall } from './package-managers.ts';
import { CommandFailed, runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

// Only tests and measurements need these tools.

const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const chromiumOnMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS`);

/** A Chromium for the journeys: CHROMIUM, on PATH, else the package manager's. */
export function findChromium(log: string): Promise<string> {
  const look = (): string | undefined =>
    process.env.CHROMIUM ||
    [...chromiumNames, 'Google Chrome', 'Chromium']
      .map((name) => onPath(name, chromiumOnMac))
      .find((file) => file !== undefined);
  return findOrInstall(look, 'Chromium (for the journeys)', { apt: ['chromium'], brew: ['chromium'] }, log);
}

/**
 * Headless Chromium renders the same pages with half the work. It is unpacked from Debian's package beside the other tools;
 * fallback is the full Chromium.
 */
export async function findHeadlessChromium(log: string): Promise<string> {
  const whole = await findChromium(log);
  if ((process.env.CHROMIUM ?? '') !== '') return whole;
  try {
    const version = /\d+(?:\.\d+){3}/.exec(await runCommand(whole, ['--version']))?.[0] ?? '';
    const folder = await cached(`chromium-headless-shell-${version}`, async (draft) => {
      for (const name of ['chromium-common', 'chromium-headless-shell'])
        await unpackDebianPackage(name, draft, log);
    });
    const shell = join(folder, 'usr', 'lib', 'chromium', 'chromium-headless-shell');
    // It uses the libraries of the full Chromium; on another Debian some may be missing.
    await runCommand(shell, ['--version'], { log });
    return shell;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return whole;
  }
}

/** Poppler reads and draws PDFs: on PATH, else the package manager's. */
export async function findPoppler(log: string): Promise<void> {
  const look = (): true | undefined =>
    ['pdftotext', 'pdftoppm'].every((tool) => onPath(tool) !== undefined) || undefined;
  const names = { apt: ['poppler-utils'], brew: ['poppler'] };
  await findOrInstall(look, 'Poppler (for the tests of documents)', names, log);
}

/** The library that gives a process its own clock, else the package manager's; only on Linux. */
export async function findLibfaketime(log: string): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const look = (): string | undefined =>
    readdirSync('/usr/lib')
      .map((folder) => join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
      .find(existsSync);
  return findOrInstall(look, 'libfaketime (for clocks that jump)', { apt: ['faketime'], brew: [] }, log);
}

/** Prometheus' checker of rules: on PATH, or from Debian's package, unpacked beside the other tools. */
export async function findPromtool(log: string): Promise<string> {
  const present = onPath('promtool');
  if (present !== undefined) return present;
  const folder = await cached('promtool-of-debian', async (draft) => {
    await unpackDebianPackage('prometheus', draft, log);
    renameSync(join(draft, 'usr', 'bin', 'promtool'), join(draft, 'promtool'));
    // Deletes the server and its pages, which take 70 MB.
    for (const left of readdirSync(draft).filter((name) => name !== 'promtool'))
      rmSync(join(draft, left), { recursive: true });
  });
  return join(folder, 'promtool');
}

const schemathesisVersion = '4.32.5';

/** Command of schemathesis; `args` precede all other arguments. */
export interface Schemathesis {
  readonly python: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Schemathesis, installed by pip into its own folder. */
export async function findSchemathesis(log: string): Promise<Schemathesis> {
  const python = onPath('python3') ?? onPath('python');
  if (python === undefined) throw new Error('there is no Python on PATH');
  const found = await runCommand(python, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
  const [major = 0, minor = 0] = found.trim().split('.').map(Number);
  if (major < 3 || (major === 3 && minor < 10))
    throw new Error(`schemathesis needs Python 3.10, this is ${found}`);
  const folder = await cached(
    `schemathesis-${schemathesisVersion}-python-${major}.${minor}`,
    async (draft) => {
      const args = ['-m', 'pip', 'install', '--quiet', '--target', draft];
      await runCommand(python, [...args, `schemathesis==${schemathesisVersion}`], { log });
    },
  );
  return {
    python,
    args: ['-c', 'from schemathesis.cli import schemathesis; schemathesis()'],
    env: { PYTHONPATH: folder },
  };
}

/** Value of the environment variable that lets tests mount small disks. */
export function findSmallDisks(): string {
  if (!canMountDisks) throw new StartRefused('only root on Linux may mount a small disk');
  try {
    smallDisk(1).remove();
    return 'yes';
  } catch (error) {
    throw new StartRefused(`this machine mounts no small disk: ${String(error)}`);
  }
}
