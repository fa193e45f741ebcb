import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { callNameOf } from './call-name.js';
import { InputPipe, type SentCall } from './input-pipe.js';
import { UploadedFile } from './uploaded-file.js';

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest();

const READS_INPUT = Symbol('READS_INPUT');
const Sent = createParamDecorator(
  (_: unknown, context: ExecutionContext): SentCall => ({
    name: callNameOf(context),
    request: requestOf(context),
  }),
);

/** The checked input: `@Input() input: CallInput<'getArticle'>`. */
export const Input = (): ParameterDecorator => (target, key, index) => {
  if (key !== undefined) Reflect.defineMetadata(READS_INPUT, true, target, key);
  Sent(InputPipe)(target, key, index);
};

/** True for a method with an `@Input()`; without it no input of the call is checked. */
export const readsInput = (target: object, key: string): boolean =>
  Reflect.hasMetadata(READS_INPUT, target, key);

/** The caller: `@CallerOf() caller: Caller`. */
export const CallerOf = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { caller } = requestOf(context);
  if (!caller) throw new Error('Only methods with @Call know their caller');
  return caller;
});

/** The file of a call with a raw body: `@Upload() file: UploadedFile`. */
export const Upload = createParamDecorator(
  (_: unknown, context: ExecutionContext) => new UploadedFile(requestOf(context)),
);
