import { onPath } from './on-path.ts';
import { runCommand } from './run-command.ts';
import { cached } from './tool-cache.ts';

const version = '4.32.5';

/** A command of schemathesis, in a folder of its own; it needs Python and pip. */
export interface Schemathesis {
  readonly python: string;
  /** Goes before every argument. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export async function findSchemathesis(log: string): Promise<Schemathesis> {
  const python = onPath('python3') ?? onPath('python');
  if (python === undefined) throw new Error('there is no Python on PATH');
  const found = await runCommand(python, ['-c', 'import sys; print("%d.%d" % sys.version_info[:2])']);
  const [major = 0, minor = 0] = found.trim().split('.').map(Number);
  if (major < 3 || (major === 3 && minor < 10))
    throw new Error(`schemathesis needs Python 3.10, this is ${found}`);
  const folder = await cached(`schemathesis-${version}-python-${major}.${minor}`, async (draft) => {
    const args = ['-m', 'pip', 'install', '--quiet', '--target', draft, `schemathesis==${version}`];
    await runCommand(python, args, { log });
  });
  return {
    python,
    args: ['-c', 'from schemathesis.cli import schemathesis; schemathesis()'],
    env: { PYTHONPATH: folder },
  };
}
