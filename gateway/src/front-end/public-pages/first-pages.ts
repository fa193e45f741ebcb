import { listLimits } from '@werkbank/contracts/limits';
import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';
import type { ServiceAnswer } from '../../response-cache/service-answer.js';
import { type Template, writePage, type WrittenPage } from '../page-template/page.js';
import { partOf } from '../releases/choose-release.js';
import type { Remotes, ServedRemote } from '../remotes/remotes.js';
import { drawnBody, drawnStyles, frameOf, type SaidInAddress } from './drawn-page.js';
import { PublicPages, type PublicPagesSettings, type SaidPage } from './public-pages.js';
import { RemoteStyles } from './remote-styles.js';
import { languageIn, languageOf, visitorOf } from './visitor-of.js';
import { firstData, headOf, preloads } from './write-page.js';

const listedForMs = 1000;

interface Written {
  template: Template;
  remote: ServedRemote;
  said: string;
  page: Promise<WrittenPage>;
}

/** Inserts a domain's public content into the shell's page. Signed-in users get the plain page. */
export class FirstPages {
  private readonly pages: PublicPages;
  private readonly styles = new RemoteStyles();
  /** Pages by the service's answer, shared by all visitors who get that answer. */
  private readonly written = new WeakMap<ServiceAnswer, Written>();
  /** Plain pages by language. */
  private readonly plain = new WeakMap<Template, Map<string, Promise<WrittenPage>>>();
  private readonly listed = new Map<number, { at: number; remotes: ReturnType<Remotes['served']> }>();

  constructor(
    private readonly env: GatewayEnv,
    private readonly remotes: Remotes,
    domains: Pick<PublicPagesSettings, 'shared' | 'services'>,
    /** Pages have no rate limit, but an address that opens very many gets plain pages, which cost its domain no call. */
    private readonly mayAsk: (request: FastifyRequest) => Promise<boolean>,
  ) {
    this.pages = new PublicPages({ ...domains, withinMs: env.PUBLIC_PAGE_WITHIN_MS });
  }

  async write(request: FastifyRequest, template: Template): Promise<{ status: number; page: WrittenPage }> {
    const visitor = visitorOf(request.headers.cookie);
    const search = new URLSearchParams(request.url.split('?')[1]);
    const language = languageOf(search, visitor);
    const asItIs = async (status: number) => ({ status, page: await this.asItIs(template, language) });
    if (!visitor || !(await this.mayAsk(request))) return asItIs(200);
    try {
      const part = partOf(request.headers.cookie);
      const { remotes, divided } = await this.served(part ?? 0);
      const said = await this.pages.of(request, remotes, { ...visitor, language });
      if (said === 'unknown') return await asItIs(404);
      if (!said) return await asItIs(200);
      // Preload tags need the visitor's release, which is chosen later unless the cookie names it.
      const files = !divided || part !== undefined;
      return { status: 200, page: await this.kept(template, said, saidIn(search), files) };
    } catch (error) {
      // The shell works without public content, so a fault here costs the content, not the page.
      request.log.error(error, 'a page goes out as it is');
      return asItIs(200);
    }
  }

  private asItIs(template: Template, language: SaidPage['page']['language']): Promise<WrittenPage> {
    const known = this.plain.get(template) ?? new Map<string, Promise<WrittenPage>>();
    this.plain.set(template, known);
    const page = known.get(language) ?? writePage(template.html, language);
    known.set(language, page);
    return page;
  }

  private kept(
    template: Template,
    said: SaidPage,
    inAddress: SaidInAddress,
    files: boolean,
  ): Promise<WrittenPage> {
    const { answer, remote } = said;
    if (!files) return this.compose(template, said, inAddress, '');
    const key = JSON.stringify(inAddress);
    const known = this.written.get(answer);
    if (known?.template === template && known.remote === remote && known.said === key) return known.page;
    const fetched = preloads(remote, said.name, said.page.language);
    const page = this.compose(template, said, inAddress, fetched);
    this.written.set(answer, { template, remote, said: key, page });
    return page;
  }

  private async compose(
    { html, frames }: Template,
    { page, remote, name }: SaidPage,
    inAddress: SaidInAddress,
    files: string,
  ): Promise<WrittenPage> {
    const frame = frameOf(frames, page);
    const drawn = frame !== undefined && page.drawn !== null ? page.drawn : undefined;
    return writePage(html, page.language, {
      title: page.title,
      head: headOf(page, this.env.PUBLIC_URL),
      files,
      styles: drawn ? drawnStyles(frames, await this.styles.of(remote, name), drawn) : '',
      body: (drawn ? drawnBody(frame ?? '', drawn, inAddress) : '') + firstData(page),
    });
  }

  private served(part: number): ReturnType<Remotes['served']> {
    const known = this.listed.get(part);
    const now = performance.now();
    if (known && now - known.at < listedForMs) return known.remotes;
    const remotes = this.asBefore(known?.remotes, this.remotes.served(part));
    this.listed.set(part, { at: now, remotes });
    return remotes;
  }

  /** Returns the known list if the newer one is equal, so pages that were written for it stay valid. */
  private async asBefore(
    known: ReturnType<Remotes['served']> | undefined,
    newer: ReturnType<Remotes['served']>,
  ) {
    const [before, after] = await Promise.all([known?.catch(() => undefined), newer]);
    return before && JSON.stringify(before) === JSON.stringify(after) ? before : after;
  }
}

const saidIn = (search: URLSearchParams): SaidInAddress => ({
  searchText: (search.get('q') ?? '').slice(0, listLimits.search),
  language: languageIn(search),
});
