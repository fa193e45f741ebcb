import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../../env.js';
import type { ServiceAnswer } from '../../share-answers/service-answer.js';
import { type PagePieces, pieces } from '../page.js';
import { partOf } from '../releases/choose-release.js';
import type { Remotes, ServedRemote } from '../remotes.js';
import { PublicPages, type PublicPagesSettings, type SaidPage } from './public-pages.js';
import { languageOf, visitorOf } from './visitor-of.js';
import { firstData, forReaders, headOf, preloads } from './write-page.js';

/** For so long the list of remotes is taken as it was. */
const listedForMs = 1000;

interface Written {
  template: string;
  remote: ServedRemote;
  page: PagePieces;
}

/** Writes into the shell's page what its domain says to visitors. Whoever is signed in gets the page as it is. */
export class FirstPages {
  private readonly pages: PublicPages;
  /** Once for all who are told the same. */
  private readonly written = new WeakMap<ServiceAnswer, Written>();
  private readonly listed = new Map<number, { at: number; remotes: ReturnType<Remotes['served']> }>();

  constructor(
    private readonly env: GatewayEnv,
    private readonly remotes: Remotes,
    domains: Pick<PublicPagesSettings, 'shared' | 'services'>,
    /** Pages have no limit, but who opens very many of them gets them without what their domain would be asked for. */
    private readonly mayAsk: (request: FastifyRequest) => Promise<boolean>,
  ) {
    this.pages = new PublicPages({ ...domains, withinMs: env.PUBLIC_PAGE_WITHIN_MS });
  }

  async write(request: FastifyRequest, template: string): Promise<{ status: number; page: PagePieces }> {
    const visitor = visitorOf(request.headers.cookie);
    const search = new URLSearchParams(request.url.split('?')[1]);
    const language = languageOf(search, visitor);
    if (!visitor || !(await this.mayAsk(request))) return { status: 200, page: pieces(template, language) };
    const part = partOf(request.headers.cookie);
    const { remotes, divided } = await this.served(part ?? 0);
    const said = await this.pages.of(request, remotes, { ...visitor, language });
    if (said === 'unknown') return { status: 404, page: pieces(template, language) };
    if (!said) return { status: 200, page: pieces(template, language) };
    // Which release somebody gets is drawn later: files of another one would be fetched for nothing.
    const drawn = !divided || part !== undefined;
    return { status: 200, page: drawn ? this.kept(template, said) : this.compose(template, said, '') };
  }

  private kept(template: string, said: SaidPage): PagePieces {
    const { answer, remote, name, page } = said;
    const known = this.written.get(answer);
    if (known?.template === template && known.remote === remote) return known.page;
    const written = this.compose(template, said, preloads(remote, name, page.language));
    this.written.set(answer, { template, remote, page: written });
    return written;
  }

  private compose(template: string, { page }: SaidPage, files: string): PagePieces {
    return pieces(template, page.language, {
      title: page.title,
      head: headOf(page, this.env.PUBLIC_URL) + files,
      body: forReaders(page) + firstData(page),
    });
  }

  private served(part: number): ReturnType<Remotes['served']> {
    const known = this.listed.get(part);
    const now = performance.now();
    if (known && now - known.at < listedForMs) return known.remotes;
    const remotes = this.remotes.served(part);
    this.listed.set(part, { at: now, remotes });
    return remotes;
  }
}
