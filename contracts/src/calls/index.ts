import type { z } from 'zod';
import type { RouteName } from '../routes/index.js';
import { adminCalls } from './admin.js';
import type { CallSchemas } from './call.js';
import { catalogCalls } from './catalog.js';
import { checkoutCalls } from './checkout.js';
import { ordersCalls } from './orders.js';

export { type CallSchemas, type FileType, fileTypes } from './call.js';
export { newDelivery } from './orders.js';
export { type OrderChange, orderMessages } from './order-messages.js';
export { openSession } from './admin.js';

const table = { ...catalogCalls, ...checkoutCalls, ...ordersCalls, ...adminCalls } satisfies Record<
  RouteName,
  CallSchemas
>;
type Table = typeof table;

/** Schemas of every call, by the name of its route. */
export const calls: { readonly [N in RouteName]: CallSchemas } = table;

type Parsed<S, F extends keyof CallSchemas> = S extends { [K in F]: infer T extends z.ZodType }
  ? z.output<T>
  : undefined;
type Sent<S, F extends keyof CallSchemas> = S extends { [K in F]: infer T extends z.ZodType }
  ? z.input<T>
  : undefined;

/** Input of a handler: everything checked and converted. */
export interface CallInput<N extends RouteName> {
  params: Parsed<Table[N], 'params'>;
  query: Parsed<Table[N], 'query'>;
  headers: Parsed<Table[N], 'headers'>;
  body: Parsed<Table[N], 'body'>;
}
export type CallAnswer<N extends RouteName> = z.output<Table[N]['answer']>;

/** Calls that answer a file instead of JSON to callers who accept it. */
export type FileCall = {
  [N in RouteName]: Table[N] extends { alsoFile: string } ? N : never;
}[RouteName];
export type MediaTypeOf<N extends FileCall> = Table[N] extends { alsoFile: infer T extends string }
  ? T
  : never;

type Given<K extends string, T> = T extends undefined ? unknown : { [P in K]: T };
/** Request of a client: defaults may be left out. */
export type CallRequest<N extends RouteName> = Given<'params', Sent<Table[N], 'params'>> &
  Given<'query', Sent<Table[N], 'query'>> &
  Given<'headers', Sent<Table[N], 'headers'>> &
  Given<'body', Sent<Table[N], 'body'>>;
