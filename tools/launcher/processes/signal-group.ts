/** Signals a part's process group; falls back to the single process, as the launcher leads no group. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform !== 'win32' && send(-pid, signal)) return;
  send(pid, signal);
}

/** Returns false if the process does not exist. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
