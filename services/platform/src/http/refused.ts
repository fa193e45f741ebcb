import type { Refusal } from '@werkbank/contracts/errors';

/** Carries a refusal out of a guard, a pipe or an interceptor; `FailureFilter` answers it. Handlers return theirs. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}
