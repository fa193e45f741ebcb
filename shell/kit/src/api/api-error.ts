import type { ApiError } from '@werkbank/contracts/client';

/** Recognises a refused call by its shape: each build has a separate class, so `instanceof` fails. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'body' in error;
}
