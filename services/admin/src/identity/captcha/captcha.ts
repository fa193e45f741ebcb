import type { CallAnswer } from '@werkbank/contracts/calls';

/** Tells people from programs that try things by the thousand. */
export abstract class Captcha {
  /** A puzzle that can be solved for a while. */
  abstract challenge(): Promise<CallAnswer<'getCaptchaChallenge'>>;

  /** Whether a solution is right, in time, and handed in for the first time; from now on it was handed in. */
  abstract accept(solution: string): Promise<boolean>;
}
