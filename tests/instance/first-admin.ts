import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environmentOf } from './own-gateway.ts';
import { runningInstance } from './running-instance.ts';

const command = join(import.meta.dirname, '../../services/admin/dist/commands/first-admin.js');

/** Runs the command that creates the first admin, beside the service; returns its output. */
export async function makeFirstAdmin(options: Readonly<Record<string, string>>): Promise<string> {
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const env = environmentOf(runningInstance().pids['admin']);
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args], { env });
  return stdout;
}
