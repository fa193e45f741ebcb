import type { ExecutionContext } from '@nestjs/common';
import type { RouteName } from '@werkbank/contracts/routes';

/** Metadata key: which call of the contract a method answers. */
export const CALL_NAME = Symbol('CALL_NAME');

/** The call that the handler of a request answers. */
export function callNameOf(context: ExecutionContext): RouteName {
  return Reflect.getMetadata(CALL_NAME, context.getHandler());
}
