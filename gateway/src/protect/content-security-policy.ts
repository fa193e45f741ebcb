import type { FastifyInstance } from 'fastify';

/** Where else than at our own origin the browser may go. */
export interface OutsideOrigins {
  /** Keycloak, for single sign-on and its silent check. */
  identityProvider: string;
}

/**
 * Nothing runs or styles that is not ours. antd writes style tags: they carry the nonce of this very answer. Frames may
 * hold any page by https: a platform admin says which ones are help, and what is framed gets no hold of ours.
 */
export function contentSecurityPolicy(
  nonce: string,
  { identityProvider }: OutsideOrigins,
  /** Of the script and the styles that stand in the page itself. */
  { script, styles }: { script?: string | undefined; styles?: string | undefined } = {},
): string {
  const also = (hash: string | undefined) => (hash === undefined ? '' : ` '${hash}'`);
  return [
    `default-src 'none'`,
    `script-src 'self'${also(script)}`,
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

/** Headers of every answer, page or call. Where we are reached by https, browsers come back by https alone. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const htmlOfOthers = `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** No page leaves without a policy: one that has none of its own, such as a file, may run our scripts and no more. */
export function everyPageHasPolicy(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    if (isPage && !reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', htmlOfOthers);
    }
    done(null, payload);
  });
}
