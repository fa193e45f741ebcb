import { isApiError } from '@werkbank/kit/api-error';

/** True for the refusal of a deleted object, even if it is still cached. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
