import type { ApiError } from '@werkbank/contracts/client';

/**
 * Whether a call was refused. By shape, not by `instanceof`: the shell throws it, and every build carries a class
 * of its own.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'body' in error;
}
