import { restartPauseMs } from './kept-process.ts';

describe('a part that crashes again and again', () => {
  it('is started after pauses that grow up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(restartPauseMs)).toEqual([
      1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
    ]);
  });
});
