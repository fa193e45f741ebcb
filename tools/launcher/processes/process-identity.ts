import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Start time of a process, which distinguishes it from a later one with the same pid. Undefined without a running process; a
 * zombie does not count.
 */
export function identityOf(pid: number): string | undefined {
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid);
}

function identityFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses and may contain blanks, so fields count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, started] = [fields[0], fields[19]];
    return state === 'Z' || state === 'X' ? undefined : `${bootId()}:${started}`;
  } catch {
    return undefined;
  }
}

let boot: string | undefined;
function bootId(): string {
  boot ??= readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return boot;
}

function identityFromPs(pid: number): string | undefined {
  try {
    const started = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return started === '' ? undefined : started;
  } catch {
    return undefined;
  }
}

/** Command line of a process, with single blanks. Undefined without a running process. */
export function commandOf(pid: number): string | undefined {
  try {
    const command =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return command === '' ? undefined : command;
  } catch {
    return undefined;
  }
}
