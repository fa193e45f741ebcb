import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refuse } from '@werkbank/contracts/errors';
import { shellPaths } from '@werkbank/contracts/shell-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../env.js';
import { answerRefusal } from '../protect/answer-refusal.js';
import { limitPages } from '../protect/limit-rates.js';
import { bestEncoding } from '../compress-answers/encoding.js';
import { contentSecurityPolicy, permissionsPolicy } from '../protect/content-security-policy.js';
import { newNonce, Page } from './page-template/page.js';
import { FirstPages } from './public-pages/first-pages.js';
import type { PublicPagesSettings } from './public-pages/public-pages.js';
import { serveSitemap } from './public-pages/sitemap.js';
import { drawPart, partOf, partSetting } from './releases/choose-release.js';
import type { Remotes } from './remotes/remotes.js';
import { covers } from './remotes/route-patterns.js';

/** A name with a content hash: the content never changes. */
const hashed = /\.[0-9a-f]{8,}\.\w+(\.map)?$/;
/** Pages of mailed links, whose address is a secret. */
const mailedLink = /^(passwordReset|confirmCustomerRegistration|confirmEmailChange)\//;

/** Serves the shell, the remotes' files, the manifest of remotes and the media. */
export async function serveFrontEnd(
  fastify: FastifyInstance,
  env: GatewayEnv,
  domains: Pick<PublicPagesSettings, 'shared' | 'services'>,
  remotes: Remotes,
): Promise<void> {
  const shellDist = join(env.FRONT_DIR, 'shell/dist');
  const issuer = env.KEYCLOAK_ISSUER ?? `${env.KEYCLOAK_URL}/realms/${env.KEYCLOAK_REALM}`;
  const page = new Page(shellDist, issuer);
  const identityProvider = new URL(issuer).origin;
  await fastify.register(fastifyStatic, {
    root: shellDist,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'deny',
  });

  serveRemotes(fastify, env, remotes);
  serveSitemap(fastify, env, {
    ...domains,
    remotes: async () => (await remotes.served(0)).remotes,
  });
  const firstPages = new FirstPages(env, remotes, domains, limitPages(fastify, env));
  if (env.MEDIA_DIR) {
    const media = resolve(env.MEDIA_DIR);
    fastify.get<{ Params: { '*': string } }>('/media/*', (request, reply) =>
      sendFile(request, reply, request.params['*'], media),
    );
  }
  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path !== '' && path !== 'index.html' && (await isFile(shellDist, path))) {
      return sendFile(request, reply, path, shellDist);
    }
    const route = await remotes.routeAt(`/${path}`);
    const known = path === '' || path === 'index.html' || isShellPage(`/${path}`);
    if (!known && !route) return answerUnknown(request, reply, path);
    const camera = route?.camera === true;
    const template = await page.template();
    const { status, page: written } = await firstPages.write(request, template);
    const nonce = newNonce();
    const packed = bestEncoding(request.headers['accept-encoding'] ?? '', ['gzip']) !== undefined;
    if (packed) reply.header('content-encoding', 'gzip');
    // Keeps the secret address out of other sites' logs and of our own, also for requests of the page itself.
    if (mailedLink.test(path)) reply.header('referrer-policy', 'no-referrer');
    return reply
      .status(status)
      .header(
        'content-security-policy',
        contentSecurityPolicy(
          nonce,
          { identityProvider },
          { script: template.scriptHash, styles: written.stylesHash, camera },
        ),
      )
      .header('permissions-policy', permissionsPolicy(camera))
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(packed ? written.parts.packed(nonce) : written.parts.filled(nonce));
  });
}

const isShellPage = (path: string): boolean =>
  Object.values(shellPaths).some((pattern) => covers(pattern, path));

/** Old or mistyped links redirect a person to the first page; programs and missing files get the refusal. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const { accept = '*/*' } = request.headers;
  const isPageLoad = accept.includes('text/html') || (accept === '*/*' && !/\.\w+$/.test(path));
  if (!isPageLoad) return answerRefusal(request, reply, refuse('NOT_FOUND'));
  return reply.header('cache-control', 'no-store').redirect('/', 302);
}

function serveRemotes(fastify: FastifyInstance, env: GatewayEnv, remotes: Remotes): void {
  fastify.get('/remotes.json', async (request, reply) => {
    const known = partOf(request.headers.cookie);
    const part = known ?? drawPart();
    const { remotes: served, divided } = await remotes.served(part);
    // No cookie without need: only if visitors get different releases.
    if (divided && known === undefined)
      reply.header('set-cookie', partSetting(part, env.PUBLIC_URL.startsWith('https:')));
    return reply
      .header('cache-control', divided ? 'private, no-cache' : 'no-cache')
      .type('application/json; charset=utf-8')
      .compress(JSON.stringify(served.map(({ files: _, folder: __, ...told }) => told)));
  });
  fastify.get<{ Params: { name: string; id: string; '*': string } }>(
    '/remotes/:name/releases/:id/*',
    async (request, reply) => {
      const { name, id, '*': path } = request.params;
      const folder = /^[0-9a-f]{20}$/.test(id) ? await remotes.folderOf(name, id) : undefined;
      if (folder === undefined) return answerRefusal(request, reply, refuse('NOT_FOUND'));
      return sendFile(request, reply, path, folder, true);
    },
  );
  fastify.get<{ Params: { name: string; '*': string } }>('/remotes/:name/*', (request, reply) => {
    const { name, '*': path } = request.params;
    if (!/^[a-z][a-z-]*$/.test(name)) return answerRefusal(request, reply, refuse('NOT_FOUND'));
    return sendFile(request, reply, path, join(env.FRONT_DIR, `mfe-${name}`, 'dist'));
  });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  root: string,
  unchanging = hashed.test(path),
) {
  // Source maps are for us; documents and drawings must never run anything in our origin.
  if (path.endsWith('.map')) return answerRefusal(request, reply, refuse('NOT_FOUND'));
  if (path.endsWith('.svg')) reply.header('content-security-policy', `default-src 'none'`);
  // Only existing files are cacheable for a year.
  if (unchanging) return reply.sendFile(path, root, { cacheControl: true, maxAge: '1y', immutable: true });
  return reply.header('cache-control', 'no-cache').sendFile(path, root);
}

async function isFile(root: string, path: string): Promise<boolean> {
  const file = resolve(root, path);
  if (!file.startsWith(root + sep)) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
