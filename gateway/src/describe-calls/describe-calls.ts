import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { refuse } from '@werkbank/contracts/errors';
import type { FastifyInstance } from 'fastify';
import { answerRefusal } from '../protect/answer-refusal.js';
import { openApi } from './open-api.js';

const swaggerFiles = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const servedFiles = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Werkbank API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: false });`;
const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'self'; base-uri 'none'`;

/** The calls of all domains, for machines at /api/openapi.json and for people at /api/docs. */
export function describeCalls(fastify: FastifyInstance, publicUrl: string): void {
  const document = JSON.stringify(openApi(publicUrl));
  fastify.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').compress(document),
  );
  fastify.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html),
  );
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start));
  fastify.get<{ Params: { file: string } }>('/api/docs/:file', (request, reply) =>
    servedFiles.has(request.params.file)
      ? reply.sendFile(request.params.file, swaggerFiles)
      : answerRefusal(request, reply, refuse('NOT_FOUND')),
  );
}
