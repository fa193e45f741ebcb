import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { OwnArticle } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asTheService } from '@werkbank/platform/request';
import {
  importingCompany,
  inNameOf,
  lineOf,
  readCompanyTerms,
  readCurrentArticles,
} from '../../catalogue-imports/index.js';
import { MediaJobs } from '../../media/index.js';
import { lockStock } from '../../stock/index.js';
import { findOwnArticle, lockKeyOf } from './find-own-article.js';
import { saveByHand } from './save-by-hand.js';

/** One article of a producer's own, as its page shows and changes it. Levels of stock are written by the service alone. */
@Controller()
export class EditOwnArticles {
  constructor(
    private readonly em: EntityManager,
    private readonly media: MediaJobs,
  ) {}

  @Call('getOwnArticle')
  async show(
    @Input() { params: { articleId }, query }: CallInput<'getOwnArticle'>,
    @CallerOf() caller: Caller,
  ): Promise<OwnArticle | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    return inNameOf(caller, async () => {
      const found = await findOwnArticle(this.em, companyId, articleId);
      if (!found) return refuse('ARTICLE_NOT_FOUND');
      return found.show(this.em, (await readCompanyTerms(this.em, companyId)).locations);
    });
  }

  @Call('createOwnArticle')
  async create(
    @Input() { query, body }: CallInput<'createOwnArticle'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'createOwnArticle'> | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const field = 'materialNumber';
    const materialNumber = lineOf(body.materialNumber);
    if (materialNumber === '') return refuse('FIELD_REQUIRED', { field });
    const change = { ...body, isOnSale: body.isOnSale ?? (body.prices ?? []).length > 0 };
    const saved = await asTheService(() =>
      this.em.fork().transactional(async (em) => {
        const terms = await readCompanyTerms(em, companyId);
        const taken = await readCurrentArticles(em, terms.producerId, [materialNumber]);
        if (taken.size > 0) return refuse('ARTICLE_NUMBER_TAKEN', { field });
        return saveByHand(em, this.media, { companyId, who: caller, materialNumber, change, terms });
      }),
    );
    if (isRefusal(saved)) return saved;
    this.media.start();
    return { articleId: saved.articleId };
  }

  @Call('changeOwnArticle')
  async change(
    @Input() { params: { articleId }, query, body }: CallInput<'changeOwnArticle'>,
    @CallerOf() caller: Caller,
  ): Promise<OwnArticle | Refusal> {
    const companyId = await importingCompany(this.em, caller, query.companyId);
    if (isRefusal(companyId)) return companyId;
    const { optimisticLockKey, ...change } = body;
    const saved = await asTheService(() =>
      this.em.fork().transactional(async (em): Promise<OwnArticle | Refusal> => {
        if (change.stock) await lockStock(em, [articleId]);
        const found = await findOwnArticle(em, companyId, articleId, { lock: true });
        if (!found) return refuse('ARTICLE_NOT_FOUND');
        const terms = await readCompanyTerms(em, companyId);
        const { current, materialNumber } = found;
        const isOutdated =
          optimisticLockKey !== undefined && optimisticLockKey !== lockKeyOf(current.columns);
        const asked = { companyId, who: caller, materialNumber, change, current, terms, isOutdated };
        const result = await saveByHand(em, this.media, asked);
        if (isRefusal(result)) return result;
        const after = await findOwnArticle(em, companyId, articleId);
        return after ? after.show(em, terms.locations) : refuse('ARTICLE_NOT_FOUND');
      }),
    );
    if (!isRefusal(saved)) this.media.start();
    return saved;
  }
}
