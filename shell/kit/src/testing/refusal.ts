import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, type ErrorParams, errorMessage, errorStatus } from '@werkbank/contracts/errors';

/** A refusal as it arrives over the network, in German, at a field if it has one. */
export function refusal(code: ErrorCode, field?: string, params: ErrorParams = {}): ApiError {
  return new ApiError(errorStatus(code), {
    code,
    message: errorMessage(code, 'de', params),
    ...(field === undefined ? {} : { field }),
  });
}
