import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { FastifyRequest } from 'fastify';
import { UploadedFile } from './uploaded-file.js';

/** What the interceptor has established about a request before its handler runs. */
export interface CheckedCall {
  caller: Caller;
  input: unknown;
}

declare module 'fastify' {
  interface FastifyRequest {
    checkedCall?: CheckedCall;
  }
}

function checkedCall(context: ExecutionContext): CheckedCall {
  const checked = context.switchToHttp().getRequest<FastifyRequest>().checkedCall;
  if (!checked) throw new Error('Only methods with @Call know their caller and input');
  return checked;
}

/** The checked input: `@Input() input: CallInput<'getArticle'>`. */
export const Input = createParamDecorator(
  (_: unknown, context: ExecutionContext) => checkedCall(context).input,
);

/** Who calls: `@CallerOf() caller: Caller`. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) => checkedCall(context).caller,
);

/** The file of a call with a raw body: `@Upload() file: UploadedFile`. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    new UploadedFile(context.switchToHttp().getRequest<FastifyRequest>()),
);
