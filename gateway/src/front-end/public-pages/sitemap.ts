import { Readable } from 'node:stream';
import { publicAddresses } from '@werkbank/contracts/entities';
import { refuse } from '@werkbank/contracts/errors';
import { languages } from '@werkbank/contracts/localization';
import type { Route } from '@werkbank/contracts/routes';
import { xmlText } from '@werkbank/contracts/text';
import { escapeHtml } from '@werkbank/platform/html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';
import { limitOf } from '../../protect/limit-rates.js';
import { answerRefusal } from '../../protect/answer-refusal.js';
import type { ServedRemote } from '../remotes/remotes.js';
import type { PublicPagesSettings } from './public-pages.js';
import { addressesCall } from './shared-route.js';

interface Sitemap extends Pick<PublicPagesSettings, 'shared' | 'services'> {
  remotes: () => Promise<readonly ServedRemote[]>;
}

/** `robots.txt`, and the sitemap with the public pages of the domains. */
export function serveSitemap(
  fastify: FastifyInstance,
  env: Pick<GatewayEnv, 'PUBLIC_URL' | 'CALLS_PER_MINUTE' | 'LOGINS_PER_MINUTE'>,
  { remotes, shared, services }: Sitemap,
): void {
  const config = { rateLimit: limitOf('listCatalogAddresses', env) };
  const part = async (request: FastifyRequest, route: Route, number: number) => {
    const url = route.path.replace(/:\w+$/, String(number));
    const { status, body } = await shared.read(request, route, services[route.domain], url);
    return status === 200 ? publicAddresses.parse(JSON.parse(body.toString())) : undefined;
  };
  const xml = (reply: FastifyReply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/xml; charset=utf-8');

  fastify.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /login\n\nSitemap: ${env.PUBLIC_URL}/sitemap.xml\n`),
  );
  fastify.get('/sitemap.xml', { config }, async (request, reply) => {
    const lists = [];
    for (const remote of await remotes()) {
      const route = addressesCall(remote.publicAddresses);
      const first = route && (await part(request, route, 1));
      if (route && !first) return answerRefusal(request, reply, refuse('PART_UNAVAILABLE'));
      for (let number = 1; number <= (first?.parts ?? 0); number += 1) {
        lists.push(`<sitemap><loc>${env.PUBLIC_URL}/sitemap/${remote.name}/${number}.xml</loc></sitemap>`);
      }
    }
    return xml(reply).send(
      `${declaration}<sitemapindex xmlns="${schema}">${lists.join('\n')}</sitemapindex>\n`,
    );
  });
  fastify.get<{ Params: { remote: string; part: string } }>(
    '/sitemap/:remote/:part(^\\d{1,5}).xml',
    { config },
    async (request, reply) => {
      const { params } = request;
      const remote = (await remotes()).find(({ name }) => name === params.remote);
      const route = addressesCall(remote?.publicAddresses);
      const listed = route && (await part(request, route, Number(params.part)));
      if (!listed) return answerRefusal(request, reply, refuse('NOT_FOUND'));
      // Some megabytes, written as they are taken.
      return xml(reply).compress(Readable.from(lines(listed.addresses, env.PUBLIC_URL)));
    },
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function* lines(addresses: readonly string[], origin: string): Generator<string> {
  yield `${declaration}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const address of addresses) {
    const inLanguage = (one: string) => escapeHtml(xmlText(`${origin}${address}?lng=${one}`));
    const others = languages
      .map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${inLanguage(one)}"/>`)
      .join('');
    yield languages.map((one) => `<url><loc>${inLanguage(one)}</loc>${others}</url>\n`).join('');
  }
  yield '</urlset>\n';
}
