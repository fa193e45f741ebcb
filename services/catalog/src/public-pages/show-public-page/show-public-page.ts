import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Inject } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { PublicPage } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, Input, type SharedAnswer } from '@werkbank/platform/http';
import { SERVICE, type ServiceInfo } from '@werkbank/platform/service';
import {
  Catalogue,
  CatalogueNow,
  ListToolsForTask,
  ResponseCache,
  SearchArticles,
  ShowArticle,
  ShowCategory,
} from '../../articles/index.js';
import type { CatalogEnv } from '../../env.js';
import { audienceOf } from '../../pricing/index.js';
import { articleHead, categoryHead, homeHead, type PageHead, searchHead, toolsHead } from './page-head.js';
import { DrawPages } from '../draw-pages/draw-pages.js';
import { addressOf, type PublicAudience, type WantedPage, wantedPage } from './wanted-page.js';

interface ShownPage {
  head: PageHead;
  firstAnswers: PublicPage['firstAnswers'];
}

/**
 * The head and first answers of a catalogue page for visitors, from the same handlers that answer the
 * page's calls.
 */
@Controller()
export class ShowPublicPage {
  private readonly origin: string;

  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
    private readonly answers: ResponseCache,
    private readonly articles: ShowArticle,
    private readonly categories: ShowCategory,
    private readonly results: SearchArticles,
    private readonly tools: ListToolsForTask,
    private readonly drawings: DrawPages,
    @Inject(SERVICE) { env }: ServiceInfo<CatalogEnv>,
  ) {
    this.origin = env.PUBLIC_URL;
  }

  /** Answers all callers as visitors: a browser opens a page without a token. */
  @Call('getCatalogPage')
  async show(
    @Input() { query: { address, lng, ...asked } }: CallInput<'getCatalogPage'>,
  ): Promise<CallAnswer<'getCatalogPage'> | SharedAnswer | Refusal> {
    const visitor: Caller = { kind: 'visitor', language: lng };
    const { customerCompanyId: _, ...place } = await audienceOf(this.em, asked, visitor);
    const audience = { lng, ...place };
    const wanted = wantedPage(address, audience);
    if (!wanted) return refuse('NOT_FOUND');
    const [now, build] = await Promise.all([CatalogueNow.of(this.catalogue), this.drawings.build()]);
    const of = {
      call: 'getCatalogPage',
      input: { wanted, audience, build },
      saysAudience: true,
      // A page left out by a full queue may be drawn at the next request.
      isWhole: ({ drawn }: PublicPage) => drawn !== null || build === undefined,
    } as const;
    return this.answers.answer(now, visitor, of, async () => {
      const shown = await this.shown(now, wanted, audience, visitor);
      if (isRefusal(shown)) return shown;
      const { head, firstAnswers } = shown;
      const begun = { language: lng, ...place, firstAnswers };
      return {
        ...begun,
        ...head,
        readable: '',
        drawn: await this.drawings.draw({ ...begun, address: addressOf(wanted) }),
      };
    });
  }

  private async shown(
    now: CatalogueNow,
    wanted: WantedPage,
    { lng, country }: PublicAudience,
    visitor: Caller,
  ): Promise<ShownPage | Refusal> {
    /** The left column's content until a page replaces it. */
    const topLevel = async () => ({
      call: 'listTopLevelCategories',
      request: { query: { lng, country } },
      answer: (await now.tree()).topLevel(lng),
    });
    switch (wanted.page) {
      case 'home': {
        const top = await topLevel();
        return { head: homeHead(lng), firstAnswers: [top] };
      }
      case 'search': {
        const { request } = wanted;
        const head = searchHead(request.query);
        // Without a text, the page makes no request and redirects.
        if (request.query.q === '') return { head, firstAnswers: [] };
        const answer = await this.results.found(now, request.query, visitor);
        if (isRefusal(answer)) return answer;
        return {
          head,
          firstAnswers: [{ call: 'searchArticles', request, answer }, await topLevel()],
        };
      }
      case 'tools': {
        const { request } = wanted;
        const head = toolsHead(lng, addressOf(wanted));
        if (request === null) return { head, firstAnswers: [await topLevel()] };
        const answer = await this.tools.found(now, request.query, visitor);
        if (isRefusal(answer)) return answer;
        return { head, firstAnswers: [{ call: 'listToolsForTask', request, answer }, await topLevel()] };
      }
      case 'category': {
        const { request } = wanted;
        const answer = await this.categories.page(now, request, visitor);
        if (isRefusal(answer)) return answer;
        return {
          head: categoryHead(answer, request.query, this.origin),
          firstAnswers: [{ call: 'getCategory', request, answer }, await topLevel()],
        };
      }
      case 'article': {
        const { request } = wanted;
        const answer = await this.articles.page(now, request, visitor);
        if (isRefusal(answer)) return answer;
        return {
          head: articleHead(answer, lng, this.origin),
          firstAnswers: [{ call: 'getArticle', request, answer }, await topLevel()],
        };
      }
    }
  }
}
