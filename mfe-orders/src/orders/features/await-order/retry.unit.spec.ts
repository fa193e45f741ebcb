import { ApiError } from '@werkbank/contracts/client';
import { retryDelay, shouldRetry } from './retry';

const answered = (status: number) => new ApiError(status, { code: 'ORDER_NOT_FOUND', message: '' });

describe('waiting for an order', () => {
  it('goes on for one that was submitted just now, but not for ever', () => {
    expect(shouldRetry(0, answered(404), true)).toBe(true);
    expect(shouldRetry(33, answered(404), true)).toBe(true);
    expect(shouldRetry(34, answered(404), true)).toBe(false);
  });

  it('does not begin for one that may never have been', () => {
    expect(shouldRetry(0, answered(404), false)).toBe(false);
    expect(shouldRetry(0, answered(403), true)).toBe(false);
  });

  it('tries twice again what may pass', () => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, answered(503), false))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('asks soon at first and ever more slowly', () => {
    expect([0, 1, 2, 20].map(retryDelay)).toEqual([400, 600, 900, 10_000]);
  });
});
