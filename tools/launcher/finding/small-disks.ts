import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartRefused } from '../processes/start-refused.ts';

/** Whether tests may mount a disk that they fill; the answer is for the environment, the refusal says why not. */
export function findSmallDisks(): Promise<string> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return Promise.reject(new StartRefused('only root on Linux may mount a small disk'));
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return Promise.resolve('yes');
  } catch (error) {
    return Promise.reject(new StartRefused(`this machine mounts no small disk: ${String(error)}`));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
