import { isApiError } from '@werkbank/kit/api-error';

/**
 * Whether to ask for something once more that could not be read. The page shows a failure with its own retry; once more
 * by itself covers a restart in between. What was refused is refused again, and would be told a second too late.
 */
export function askAgain(failures: number, error: unknown): boolean {
  const refused = isApiError(error) && error.status >= 400 && error.status < 500;
  return failures === 0 && !refused;
}
