import fc from 'fast-check';
import { type DatedVersion, lockKeyOf, newestFirst, statedVersions, versionOn } from './dated-version.js';

const version = (id: number, validFrom: string | null, withdrawn = false): DatedVersion => ({
  id,
  validFrom,
  withdrawnAt: withdrawn ? new Date(0) : null,
});
const versions = [
  version(1, null),
  version(2, '2026-01-01'),
  version(3, '2026-06-01', true),
  version(4, '2027-01-01'),
  version(5, '2026-01-01'),
];

describe('a rule of several versions', () => {
  it.each([
    ['2025-12-31', 1],
    ['2026-01-01', 5],
    ['2026-11-23', 5],
    ['2027-01-01', 4],
  ])('is on %s the latest that has begun and was not withdrawn', (day, id) => {
    expect(versionOn(versions, day)?.id).toBe(id);
  });

  it('is nothing before its first version', () => {
    expect(versionOn([version(1, '2026-01-02')], '2026-01-01')).toBeUndefined();
  });

  it('says what each version is', () => {
    expect(statedVersions(versions, '2026-11-23').map(({ id, state }) => [id, state])).toEqual([
      [4, 'coming'],
      [3, 'withdrawn'],
      [5, 'holds'],
      [2, 'past'],
      [1, 'past'],
    ]);
  });

  it('has a key that rises with each version and each withdrawal', () => {
    expect([lockKeyOf([]), lockKeyOf(versions)]).toEqual([0, 6]);
  });

  it('has at most one version in effect, for any entries', () => {
    const day = fc.constantFrom(null, '2026-01-01', '2026-02-01', '2027-01-01');
    const entered = fc.array(fc.record({ day, withdrawn: fc.boolean() }));
    fc.assert(
      fc.property(entered, (given) => {
        const all = given.map((one, index) => version(index + 1, one.day, one.withdrawn));
        const holding = statedVersions(all, '2026-02-15').filter(({ state }) => state === 'holds');
        expect(holding.map(({ id }) => id)).toEqual(
          newestFirst(all)
            .filter(({ validFrom, withdrawnAt }) => !withdrawnAt && (validFrom ?? '') <= '2026-02-15')
            .slice(0, 1)
            .map(({ id }) => id),
        );
      }),
    );
  });
});
