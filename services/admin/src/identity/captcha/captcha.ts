import type { CallAnswer } from '@werkbank/contracts/calls';

/** Tells people from programs that try things by the thousand. */
export abstract class Captcha {
  /** A puzzle that can be solved for a while. */
  abstract challenge(): Promise<CallAnswer<'getCaptchaChallenge'>>;

  /** True for a correct solution in time, on its first use; marks it as used. */
  abstract accept(solution: string): Promise<boolean>;
}
