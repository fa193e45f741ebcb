import { createHash, webcrypto } from 'node:crypto';
import { type CaptchaChallenge, solveChallenge } from './solve-challenge';

const salt = 'c3d4?expires=1795000000&';
const puzzle = (number: number): CaptchaChallenge => ({
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${salt}${number}`).digest('hex'),
  salt,
  signature: 'e5f6',
  maxnumber: 1200,
});
const digest = (name: string, data: Uint8Array<ArrayBuffer>) => webcrypto.subtle.digest(name, data);
const numberIn = (solution: string | undefined) => JSON.parse(atob(solution ?? '')).number as unknown;

describe('the proof of work', () => {
  it.each([0, 499, 500, 1200])('finds the number %i', async (number) => {
    expect(numberIn(await solveChallenge(puzzle(number), { digest }))).toBe(number);
  });

  it('hands back the signed challenge with the number, as the service checks it', async () => {
    const solution = await solveChallenge(puzzle(7), { digest });
    const { maxnumber: _, ...signed } = puzzle(7);
    expect(JSON.parse(atob(solution ?? ''))).toEqual({ ...signed, number: 7 });
  });

  it('reports its progress', async () => {
    const heard: number[] = [];
    await solveChallenge(puzzle(1100), { digest, onProgress: (fraction) => heard.push(fraction) });
    expect(heard).toEqual([0, 500 / 1201, 1000 / 1201]);
  });

  it('ends for a reader who no longer waits', async () => {
    const leaving = new AbortController();
    const tried: number[] = [];
    const work = solveChallenge(puzzle(1100), {
      digest,
      signal: leaving.signal,
      onProgress: (fraction) => {
        tried.push(fraction);
        leaving.abort(new Error('left'));
      },
    });
    await expect(work).rejects.toThrow('left');
    expect(tried).toEqual([0]);
  });

  it('gives up on a challenge that no number fits', async () => {
    expect(
      await solveChallenge({ ...puzzle(1), challenge: 'a1b2', maxnumber: 10 }, { digest }),
    ).toBeUndefined();
  });
});
