import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type StreamableFile,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import type { CallAnswer } from '@werkbank/contracts/calls';
import type { Refusal } from '@werkbank/contracts/errors';
import { type RouteName, routes } from '@werkbank/contracts/routes';
import { CallGuard } from './call-guard.js';
import { CallInterceptor } from './call-interceptor.js';
import { CALL_NAME } from './call-name.js';
import { readsInput } from './call-parameters.js';
import { schemasOf } from './read-input.js';
import type { SharedAnswer } from './shared-answer.js';

/** Result of a handler: the contract's answer, itself or as the bytes that all visitors share, a refusal, or a file. */
export type CallResult<N extends RouteName> = CallAnswer<N> | SharedAnswer | Refusal | StreamableFile;

/**
 * Marks the controller method that answers a call of the contract. Address, method, status, callers, input and answer all come
 * from `@werkbank/contracts`.
 */
export function Call<N extends RouteName>(name: N) {
  const route = routes[name];
  const mapping = applyDecorators(
    RequestMapping({ path: route.path, method: RequestMethod[route.method] }),
    HttpCode(route.status ?? 200),
    SetMetadata(CALL_NAME, name),
    UseGuards(CallGuard),
    UseInterceptors(CallInterceptor),
  );
  return <H extends (...args: never[]) => CallResult<N> | Promise<CallResult<N>>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<H>,
  ): void => {
    if (schemasOf(name).length > 0 && !readsInput(target, key)) {
      throw new Error(`The method of ${name} needs an @Input(), which checks what the call sends`);
    }
    mapping(target, key, descriptor);
  };
}
