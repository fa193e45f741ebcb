import { createHash } from 'node:crypto';
import { visitor } from './running-instance.ts';

/** Solves the CAPTCHA as a browser does: by searching for the number that has the given hash. */
export async function solvedCaptcha(): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = await visitor()('getCaptchaChallenge', {});
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash !== challenge) continue;
    return Buffer.from(JSON.stringify({ algorithm, challenge, number, salt, signature })).toString('base64');
  }
  throw new Error('the puzzle has no solution');
}
