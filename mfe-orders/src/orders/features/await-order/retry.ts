import { isApiError } from '@werkbank/kit/api-error';

/** About five minutes of waiting, for as long as a service may need to come back. */
const patience = 34;

/** True for another try: for a just submitted order that is still missing, and twice for errors that may pass. */
export function shouldRetry(failures: number, reason: unknown, justSubmitted: boolean): boolean {
  const status = isApiError(reason) ? reason.status : 500;
  if (status === 404) return justSubmitted && failures < patience;
  const mayPass = status === 0 || status >= 500;
  return mayPass && failures < (justSubmitted ? patience : 2);
}

/** Soon at first, because an order usually takes less than a second, then more and more slowly. */
export function retryDelay(failures: number): number {
  return Math.min(10_000, Math.round(400 * 1.5 ** failures));
}
