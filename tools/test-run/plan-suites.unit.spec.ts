import { type SuiteName, suiteNames } from './arguments.ts';
import { planOf, type Project, runStages, workersOf } from './plan-suites.ts';

const all = new Set<SuiteName>([...suiteNames, 'chaos']);

describe('the plan of the suites', () => {
  it('contains each suite of jest once', () => {
    const planned = planOf(all).flat(2).sort();
    expect(planned).toEqual([...all].filter((suite) => suite !== 'lint' && suite !== 'types').sort());
  });

  it('runs only suites without parts beside the shared instance', () => {
    const beside = planOf(all).filter((lanes) => lanes.length > 1);
    expect(beside).toEqual([
      [
        ['api-e2e', 'journey', 'screens'],
        ['unit', 'web', 'contract'],
      ],
    ]);
  });

  it('runs suites that stop services alone', () => {
    expect(planOf(all)).toContainEqual([['fault']]);
  });

  it('contains only wanted suites', () => {
    expect(planOf(new Set<SuiteName>(['web', 'journey']))).toEqual([[['journey'], ['web']]]);
    expect(planOf(new Set<SuiteName>(['lint', 'unit']))).toEqual([[['unit']]]);
    expect(planOf(new Set<SuiteName>(['types']))).toEqual([]);
  });
});

describe('a run of the plan', () => {
  it('runs lanes in parallel, but suites of a lane and stages in sequence', async () => {
    const ends = new Map<Project, () => void>();
    const seen: string[] = [];
    const run = async (suite: Project, besideOthers: boolean): Promise<void> => {
      seen.push(besideOthers ? `${suite} beside others` : suite);
      await new Promise<void>((end) => ends.set(suite, end));
      ends.delete(suite);
    };
    const settled = new Promise<void>((resolve) => setImmediate(resolve));
    const end = async (suite: Project): Promise<void> => {
      ends.get(suite)?.();
      await new Promise<void>((resolve) => setImmediate(resolve));
    };
    const whole = runStages([[['int']], [['api-e2e', 'journey'], ['unit']], [['fault']]], run);
    await settled;
    expect([...ends.keys()]).toEqual(['int']);
    await end('int');
    expect([...ends.keys()]).toEqual(['api-e2e', 'unit']);
    await end('api-e2e');
    expect([...ends.keys()]).toEqual(['unit', 'journey']);
    await end('journey');
    expect([...ends.keys()]).toEqual(['unit']);
    await end('unit');
    await end('fault');
    await whole;
    expect(seen).toEqual([
      'int',
      'api-e2e beside others',
      'unit beside others',
      'journey beside others',
      'fault',
    ]);
  });
});

describe('the workers of a suite', () => {
  it('are two if it runs alone, and one in parallel', () => {
    expect([workersOf('int', false), workersOf('unit', false), workersOf('unit', true)]).toEqual([2, 2, 1]);
  });

  it.each(['api-e2e', 'journey', 'screens', 'fault', 'chaos'] as const)(
    'are none for %s, whose files share one instance',
    (suite) => {
      expect(workersOf(suite, false)).toBe('in band');
      expect(workersOf(suite, true)).toBe('in band');
    },
  );
});
