import type { FastifyInstance } from 'fastify';

/** Origins that the browser may reach beside our own. */
export interface OutsideOrigins {
  /** Keycloak, for single sign-on and its silent check. */
  identityProvider: string;
}

interface OfPage {
  /** Hashes of the script and the styles that stand in the page itself. */
  script?: string | undefined;
  styles?: string | undefined;
  /** The page reads pictures of the camera, by WebAssembly. */
  camera?: boolean;
}

/**
 * Only our own scripts and styles run. antd writes style tags with the nonce of this answer. Frames may hold any page by https:
 * platform admins choose help pages, and a framed page has no access to ours.
 */
export function contentSecurityPolicy(
  nonce: string,
  { identityProvider }: OutsideOrigins,
  { script, styles, camera = false }: OfPage = {},
): string {
  const also = (hash: string | undefined) => (hash === undefined ? '' : ` '${hash}'`);
  return [
    `default-src 'none'`,
    `script-src 'self'${also(script)}${camera ? ` 'wasm-unsafe-eval'` : ''}`,
    `style-src 'self' 'nonce-${nonce}'${also(styles)}`,
    `font-src 'self'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self' ${identityProvider}`,
    `frame-src 'self' ${identityProvider} https:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self' ${identityProvider}`,
    `frame-ancestors 'self'`,
  ].join('; ');
}

/** The devices that a document may ask the browser for. */
export const permissionsPolicy = (camera: boolean): string =>
  `camera=${camera ? '(self)' : '()'}, microphone=(), geolocation=(), payment=()`;

/** Headers of every answer, page or call. Where we are reached by https, browsers come back by https alone. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy(false),
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const htmlOfOthers = `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** No page leaves without a policy: one without its own, such as a file, may run our scripts only. */
export function everyPageHasPolicy(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', htmlOfOthers);
    }
    done(null, payload);
  });
}
