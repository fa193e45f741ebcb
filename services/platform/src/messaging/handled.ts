import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';

/** Runs a handler that Nest wrapped and waits for its result, or throws its error. */
export async function handled(handler: MessageHandler, payload: unknown, context: unknown): Promise<unknown> {
  const result: unknown = await handler(payload, context);
  return isObservable(result) ? lastValueFrom(result, { defaultValue: undefined }) : result;
}
