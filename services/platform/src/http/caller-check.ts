import type { SignedInUser } from '@werkbank/contracts/access';

/**
 * What a service knows of its callers beyond their tokens, which say for some minutes what may not be true any more. A
 * service that provides one globally is asked before every call that changes something.
 */
export abstract class CallerCheck {
  /** Whether the person is still there, the session has not ended, and the rights are still those that the token claims. */
  abstract stillHolds(caller: SignedInUser): Promise<boolean>;
}
