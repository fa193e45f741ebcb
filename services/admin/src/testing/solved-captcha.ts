import type { CallAnswer } from '@werkbank/contracts/calls';
import type { TestInstance } from '@werkbank/platform/testing';
import { solveChallenge } from 'altcha-lib/v1';

export async function solutionOf(puzzle: CallAnswer<'getCaptchaChallenge'>): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber } = puzzle;
  const solved = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  const payload = { algorithm, challenge, number: solved?.number, salt, signature };
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** An unused solution. */
export async function solvedCaptcha(instance: TestInstance): Promise<string> {
  return solutionOf(await instance.callAs('visitor', 'getCaptchaChallenge', {}));
}
