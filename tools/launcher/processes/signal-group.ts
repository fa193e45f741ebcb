/** Signals a process and what it started: a part leads a group of its own, the launcher leads none. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (process.platform !== 'win32' && send(-pid, signal)) return;
  send(pid, signal);
}

/** Whether there was somebody to signal. */
function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
