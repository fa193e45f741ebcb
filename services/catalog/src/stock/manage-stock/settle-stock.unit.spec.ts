import fc from 'fast-check';
import { settleStock } from './settle-stock.js';

const nothing = { ordered: 0, taken: 0 };

describe('settling stock', () => {
  it('lowers the level by the ordered quantity', () => {
    expect(settleStock(40, nothing, 12)).toEqual({ level: 28, claim: { ordered: 12, taken: 12 } });
  });

  it('never goes below zero', () => {
    expect(settleStock(4, nothing, 10)).toEqual({ level: 0, claim: { ordered: 10, taken: 4 } });
  });

  it('returns taken pieces', () => {
    expect(settleStock(28, { ordered: 12, taken: 12 }, -12)).toEqual({ level: 40, claim: nothing });
  });

  it('returns only pieces that are no longer needed', () => {
    expect(settleStock(0, { ordered: 10, taken: 4 }, -3)).toEqual({
      level: 0,
      claim: { ordered: 7, taken: 4 },
    });
    expect(settleStock(0, { ordered: 10, taken: 4 }, -8)).toEqual({
      level: 2,
      claim: { ordered: 2, taken: 2 },
    });
  });

  it('comes to the same when a cancellation overtakes its order', () => {
    const early = settleStock(40, nothing, -12);
    expect(early.level).toBe(40);
    expect(settleStock(early.level, early.claim, 12)).toEqual({ level: 40, claim: nothing });
  });

  it('neither creates nor loses a piece', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.array(fc.integer({ min: -50, max: 50 })), (start, changes) => {
        let level = start;
        let claim = nothing;
        for (const change of changes) {
          ({ level, claim } = settleStock(level, claim, change));
          expect(level).toBeGreaterThanOrEqual(0);
          expect(claim.taken).toBeLessThanOrEqual(Math.max(0, claim.ordered));
          expect(level + claim.taken).toBe(start);
        }
      }),
    );
  });
});
