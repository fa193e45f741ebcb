import { cpuSecondsWhile } from './cpu-watch.ts';
import { cpuSecondsBetween, cpuSecondsIn, cpuSecondsOf } from './process-times.ts';

const stat = (name: string, user: number, system: number) =>
  `4242 (${name}) S 1 4242 4242 0 -1 4194560 51234 0 12 0 ${user} ${system} 9999 8888 20 0 11 0 123456 0 0`;

describe('the CPU time of a process', () => {
  it('is user plus system time, without its children', () => {
    expect(cpuSecondsIn(stat('node', 150, 25))).toBe(1.75);
  });

  it('is read after a name with blanks and brackets', () => {
    expect(cpuSecondsIn(stat('postgres: catalog (1) idle)', 7, 3))).toBe(0.1);
  });

  it('is refused for another file format', () => {
    expect(() => cpuSecondsIn('No such process')).toThrow('Not a line of /proc');
  });

  it('is undefined for a finished process', () => {
    expect(cpuSecondsOf(2 ** 30)).toBeUndefined();
  });
});

describe('the CPU time between two readings', () => {
  it('counts a new process from its birth and leaves out one that ended', () => {
    const before = new Map([
      [1, 10],
      [2, 5],
    ]);
    const after = new Map([
      [1, 11.5],
      [3, 0.25],
    ]);
    expect(cpuSecondsBetween(before, after)).toBe(1.75);
  });

  it('is summed for each part over its current processes', async () => {
    const asked: string[] = [];
    const parts = {
      me: () => Promise.resolve([process.pid]),
      nobody: () => {
        asked.push('nobody');
        return Promise.resolve([]);
      },
    };
    const work = () => {
      for (const end = performance.now() + 60; performance.now() < end; );
      return Promise.resolve('done');
    };
    const { result, seconds } = await cpuSecondsWhile(parts, work);
    expect(result).toBe('done');
    expect(seconds['me']).toBeGreaterThan(0);
    expect(seconds['nobody']).toBe(0);
    expect(asked).toHaveLength(2);
  });
});
