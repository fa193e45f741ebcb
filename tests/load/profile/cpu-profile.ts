import { setTimeout as wait } from 'node:timers/promises';

/** One function of a profile; its children are ids of callees. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  readonly children?: readonly number[];
}

/** V8's `.cpuprofile`. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Node opens this fixed port after SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json';
const patienceMs = 30_000;

/** Profiles a running process for some seconds. Parallel profiles wait, because they share one port. */
export async function profileOf(pid: number, seconds: number): Promise<CpuProfile> {
  await until(async () => (await targets()) === undefined);
  process.kill(pid, 'SIGUSR1');
  const address = await until(async () => (await targets())?.[0]?.webSocketDebuggerUrl);
  const session = await openSession(address);
  try {
    const { result } = (await session('Runtime.evaluate', { expression: 'process.pid' })) as {
      result: { value: number };
    };
    if (result.value !== pid) throw new Error('Somebody else profiles a process of this machine.');
    await session('Profiler.enable');
    await session('Profiler.setSamplingInterval', { interval: 500 });
    await session('Profiler.start');
    await wait(seconds * 1000);
    const { profile } = (await session('Profiler.stop')) as { profile: CpuProfile };
    return profile;
  } finally {
    const close = `setTimeout(() => process.getBuiltinModule('inspector').close(), 50)`;
    await session('Runtime.evaluate', { expression: close });
  }
}

async function targets(): Promise<{ webSocketDebuggerUrl: string }[] | undefined> {
  const answer = await fetch(inspector).catch(() => undefined);
  return (await answer?.json()) as { webSocketDebuggerUrl: string }[] | undefined;
}

async function until<T>(look: () => Promise<T | false | undefined>): Promise<T> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const found = await look();
    if (found !== false && found !== undefined) return found;
  }
  throw new Error('The port of the inspector was not free, or did not open.');
}

type Session = (method: string, params?: object) => Promise<unknown>;

async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(address);
  const answers = new Map<number, (result: unknown) => void>();
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown };
    if (id !== undefined) answers.get(id)?.(result);
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((resolve) => {
      answers.set(++last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
