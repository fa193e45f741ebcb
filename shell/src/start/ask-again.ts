import { isApiError } from '@werkbank/kit/api-error';

/**
 * Decides about the automatic retry of a failed read. One retry covers a restart of a service; after that the page
 * shows the failure with its own retry. A refusal is final, and a retry would only delay its message.
 */
export function askAgain(failures: number, error: unknown): boolean {
  const refused = isApiError(error) && error.status >= 400 && error.status < 500;
  return failures === 0 && !refused;
}
