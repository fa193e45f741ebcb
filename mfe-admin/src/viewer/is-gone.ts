import { isApiError } from '@werkbank/kit/api-error';

/** True if the object no longer exists, even if its cached data does. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
