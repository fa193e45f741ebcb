import { publicPage, type PublicPage } from '@werkbank/contracts/entities';
import type { Language } from '@werkbank/contracts/localization';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../service-connections/service-places.js';
import type { ServiceAnswer } from '../../response-cache/service-answer.js';
import type { CachingProxy } from '../../response-cache/caching-proxy.js';
import type { ServedRemote } from '../remotes/remotes.js';
import { routeFor } from '../remotes/route-patterns.js';
import { pageCall } from './shared-route.js';
import type { Visitor } from './visitor-of.js';

export interface PublicPagesSettings {
  shared: CachingProxy;
  services: Services;
  withinMs: number;
}

/** A domain's public content, and the answer that contains it: the same object until the content changes. */
export interface SaidPage {
  page: PublicPage;
  answer: ServiceAnswer;
  remote: ServedRemote;
  name: string;
}
export type Said = SaidPage | 'unknown' | undefined;

/** Reads the public content of a page from the domain that owns it. The remote's manifest names the call. */
export class PublicPages {
  private readonly read = new WeakMap<ServiceAnswer, PublicPage>();

  constructor(private readonly settings: PublicPagesSettings) {}

  /** `undefined` if the page has no public content or the answer is late; `unknown` if the domain has no such page. */
  async of(
    request: FastifyRequest,
    remotes: readonly ServedRemote[],
    visitor: Visitor & { language: Language },
  ): Promise<Said> {
    const [path = '/'] = request.url.split('?');
    const found = routeAt(remotes, path);
    const route = found && pageCall(found.publicPage);
    if (!route) return undefined;
    const { language: lng, country, currency } = visitor;
    const query = new URLSearchParams({
      address: request.url,
      lng,
      ...(country === undefined ? {} : { country }),
      ...(currency === undefined ? {} : { currency }),
    });
    const { shared, services, withinMs } = this.settings;
    const asked = shared
      .read(request, route, services[route.domain], `${route.path}?${query.toString()}`)
      .then((answer) => ({ answer, page: answer.status === 200 ? this.pageIn(answer) : undefined }))
      .catch((error: unknown) => {
        request.log.warn({ service: route.domain, reason: String(error) }, 'a page goes out as it is');
        return undefined;
      });
    const { answer, page } = (await inTime(asked, withinMs)) ?? {};
    if (answer?.status === 404) return 'unknown';
    return answer && page && { page, answer, remote: found.remote, name: found.page };
  }

  private pageIn(answer: ServiceAnswer): PublicPage {
    const known = this.read.get(answer);
    if (known) return known;
    const page = publicPage.parse(JSON.parse(answer.body.toString()));
    this.read.set(answer, page);
    return page;
  }
}

function routeAt(remotes: readonly ServedRemote[], path: string) {
  const routes = remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })));
  return routeFor(routes, path);
}

async function inTime<T>(asked: Promise<T>, withinMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), withinMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
