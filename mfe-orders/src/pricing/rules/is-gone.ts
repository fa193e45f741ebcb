import { isApiError } from '@werkbank/kit/api-error';

/** Whether there is no such thing any more, whatever is still known of it from before. */
export function isGone(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}
