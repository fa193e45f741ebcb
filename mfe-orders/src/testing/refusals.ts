import { ApiError } from '@werkbank/contracts/client';
import { type ErrorCode, errorMessage, errorStatus } from '@werkbank/contracts/errors';

/** A refusal as it arrives over the line, in German. */
export function refusal(code: ErrorCode): ApiError {
  return new ApiError(errorStatus(code), { code, message: errorMessage(code, 'de') });
}
