import { calls, type CallSchemas } from '@werkbank/contracts/calls';
import { type ErrorCode, errorMessage, errorStatus } from '@werkbank/contracts/errors';
import { type Route, type RouteName, routeNames, routes } from '@werkbank/contracts/routes';
import { z } from 'zod';

/** Refusals that a call with a body can get before its body is parsed. */
const refusalsOfBodies: readonly ErrorCode[] = ['REQUEST_TOO_SLOW', 'BODY_TOO_LARGE'];

type Json = Record<string, unknown>;

const generalRefusals: readonly ErrorCode[] = [
  'MALFORMED_REQUEST',
  'ADDRESS_TOO_LONG',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'TOO_BUSY',
  'PART_UNAVAILABLE',
];

/**
 * The OpenAPI 3.1 document of all domains. It is built from the contract that also validates the calls, so the two
 * cannot differ.
 */
export function openApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const name of routeNames) {
    const path = routes[name].path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [routes[name].method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Werkbank',
      version: '1.0.0',
      description:
        'The calls of all domains. Money is whole cents. Every refusal is `{code, message, field?}`.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(routeNames.map((name) => routes[name].domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string' }, message: { type: 'string' }, field: { type: 'string' } },
        },
      },
    },
  };
}

function operation(name: RouteName): Json {
  const route: Route = routes[name];
  const call = calls[name];
  const open = route.access.includes('visitor');
  return {
    operationId: name,
    tags: [route.domain],
    summary: call.summary,
    description: `Who may call: ${route.access.join(', ')}.`,
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...parameters('header', call.headers),
    ],
    ...requestBody(route, call),
    responses: {
      [route.status ?? 200]: {
        description: 'Done',
        content: answer(call),
      },
      ...refusals(route, call),
    },
    security: open ? [{}, { accessToken: [] }] : [{ accessToken: [] }],
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return json;
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, json]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: json,
  }));
}

/** JSON, or the file's bytes. */
function answer(call: CallSchemas): Json {
  const file = { schema: { type: 'string', format: 'binary' } };
  if (call.file) return Object.fromEntries(call.file.map((type) => [type, file]));
  if (call.messages) {
    const messages = Object.entries(call.messages).map(([name, data]) => ({
      type: 'object',
      properties: { event: { const: name }, id: { type: 'string' }, data: schemaOf(data, 'output') },
    }));
    return { 'text/event-stream': { schema: { oneOf: messages } } };
  }
  return {
    'application/json': { schema: schemaOf(call.answer, 'output') },
    ...(call.alsoFile && { [call.alsoFile]: file }),
  };
}

function requestBody(route: Route, call: CallSchemas): Json {
  if (route.rawBody) {
    const schema = { type: 'string', format: 'binary' };
    return { requestBody: { required: true, content: { 'application/octet-stream': { schema } } } };
  }
  if (!call.body) return {};
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
    },
  };
}

function refusals(route: Route, call: CallSchemas): Json {
  const codes: ErrorCode[] = [...call.refusals, ...generalRefusals];
  if (call.body || route.rawBody) codes.push(...refusalsOfBodies);
  if (call.body) codes.push('UNSUPPORTED_MEDIA_TYPE');
  if (!route.access.includes('visitor')) codes.push('AUTHENTICATION_REQUIRED', 'FORBIDDEN');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = errorStatus(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errorMessage(code, 'en')}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}
