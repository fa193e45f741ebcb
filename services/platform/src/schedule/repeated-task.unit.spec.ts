import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { currentRequest, runInRequest } from '../request/index.js';
import { RepeatedTask, type RepeatedTaskOptions } from './repeated-task.js';

/** Counts its runs, each of which lasts until it is let go. */
class Counted extends RepeatedTask {
  runs = 0;
  requests: unknown[] = [];
  private letGo: ((error?: Error) => void)[] = [];

  constructor(options: Partial<RepeatedTaskOptions> = {}) {
    super({ name: 'counted', everyMs: 1000, ...options });
  }

  protected override work(): Promise<void> {
    this.runs++;
    this.requests.push(currentRequest());
    return new Promise((resolve, reject) => {
      this.letGo.push((error) => (error ? reject(error) : resolve()));
    });
  }

  async finish(error?: Error): Promise<void> {
    this.letGo.shift()?.(error);
    await this.idle();
  }
}

const tasks: Counted[] = [];
const begun = (options?: Partial<RepeatedTaskOptions>): Counted => {
  const task = new Counted(options);
  task.onApplicationBootstrap();
  tasks.push(task);
  return task;
};

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const task of tasks.splice(0)) {
    const ended = task.beforeApplicationShutdown();
    await task.finish();
    await ended;
  }
  jest.useRealTimers();
});

describe('a repeated task', () => {
  it('runs for nobody in particular, also where a call has given the start', () => {
    const task = begun();
    runInRequest('call', 'of somebody', () => task.start());
    expect(task.requests).toEqual([undefined]);
  });

  it('runs after each interval', async () => {
    const task = begun();
    expect(task.runs).toBe(0);
    jest.advanceTimersByTime(1000);
    expect(task.runs).toBe(1);
    await task.finish();
    jest.advanceTimersByTime(1000);
    expect(task.runs).toBe(2);
  });

  it('runs when the service starts, if configured so', () => {
    expect(begun({ atOnce: true }).runs).toBe(1);
  });

  it('never runs with an interval of nothing', () => {
    const task = begun({ everyMs: 0, atOnce: true });
    jest.advanceTimersByTime(60_000);
    expect(task.runs).toBe(0);
  });

  it('does not run twice at a time', () => {
    const task = begun();
    jest.advanceTimersByTime(5000);
    task.start();
    expect(task.runs).toBe(1);
  });

  it('goes on after a run that failed', async () => {
    const task = begun();
    jest.advanceTimersByTime(1000);
    const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const error = new Error('a run that fails');
    await task.finish(error);
    expect(logged).toHaveBeenCalledWith(error);
    logged.mockRestore();
    jest.advanceTimersByTime(1000);
    expect(task.runs).toBe(2);
  });

  it('is waited for at the end, and not begun again', async () => {
    const task = begun();
    jest.advanceTimersByTime(1000);
    let ended = false;
    const ending = task.beforeApplicationShutdown().then(() => (ended = true));
    await Promise.resolve();
    expect(ended).toBe(false);
    await task.finish();
    await ending;
    task.start();
    jest.advanceTimersByTime(5000);
    expect(task.runs).toBe(1);
  });
});
