import { ApiError } from '@werkbank/contracts/client';
import type { ErrorBody } from '@werkbank/contracts/errors';

/** The status and body that a call is refused with. */
export async function refusalOf(call: Promise<unknown>): Promise<ErrorBody & { status: number }> {
  const error = await call.then(
    () => new Error('The call was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw error;
  return { status: error.status, ...error.body };
}
