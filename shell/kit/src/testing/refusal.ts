import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, type ErrorParams, errorMessage, errorStatus } from '@werkbank/contracts/errors';

/** A refusal as it arrives over the line, in German, at a field where it has one. */
export function refusal(code: ErrorCode, field?: string, params: ErrorParams = {}): ApiError {
  return new ApiError(errorStatus(code), {
    code,
    message: errorMessage(code, 'de', params),
    ...(field === undefined ? {} : { field }),
  });
}
