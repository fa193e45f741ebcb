import { z } from 'zod';
import { calls, type CallSchemas } from '../calls/index.js';
import { errorTable } from '../errors/index.js';
import { events } from '../events/index.js';
import { queries } from '../queries/index.js';
import { routeNames, routes } from '../routes/index.js';

export type Shape = Record<string, unknown>;

/**
 * The whole contract as plain JSON. `taken` is what one side must go on accepting (requests, queries, events as they
 * arrive); `given` is what it must go on providing (answers).
 */
export interface ContractShape {
  calls: Record<string, { address: string; status: number; access: string[]; taken: Shape; given: Shape }>;
  queries: Record<string, { taken: Shape; given: Shape }>;
  events: Record<string, Shape>;
  errors: Record<string, number>;
}

const shape = (schema: z.ZodType, io: 'input' | 'output'): Shape => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
};

/** A request is one object: its parts are fields, so that adding a required query parameter shows. */
function requestShape(call: (typeof calls)[keyof typeof calls]): Shape {
  const parts = { params: call.params, query: call.query, headers: call.headers, body: call.body };
  const given = Object.entries(parts).filter(([, schema]) => schema !== undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      given.map(([name, schema]) => [name, schema ? shape(schema, 'input') : {}]),
    ),
    required: given.map(([name]) => name),
  };
}

/** A stream gives its messages. */
const givenShape = ({ answer, messages }: CallSchemas): Shape =>
  shape(messages ? z.object(messages) : answer, 'output');

export function contractShape(): ContractShape {
  return {
    calls: Object.fromEntries(
      routeNames.map((name) => [
        name,
        {
          address: `${routes[name].method} ${routes[name].path}`,
          status: routes[name].status ?? 200,
          access: [...routes[name].access].sort(),
          taken: requestShape(calls[name]),
          given: givenShape(calls[name]),
        },
      ]),
    ),
    queries: Object.fromEntries(
      Object.entries(queries).map(([name, { ask, answer }]) => [
        name,
        { taken: shape(ask, 'input'), given: shape(answer, 'output') },
      ]),
    ),
    events: Object.fromEntries(
      Object.entries(events).map(([name, schema]) => [name, shape(schema, 'output')]),
    ),
    errors: Object.fromEntries(Object.entries(errorTable).map(([code, { status }]) => [code, status])),
  };
}
