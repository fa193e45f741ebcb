import type { SignedInUser } from '@werkbank/contracts/access';

/**
 * Knowledge of a service about its callers beyond their tokens, which may be outdated for some minutes. If a service provides
 * one globally, it is asked before every call that changes data.
 */
export abstract class CallerCheck {
  /** True if the person exists, the session has not ended, and the rights are still those of the token. */
  abstract stillHolds(caller: SignedInUser): Promise<boolean>;
}
