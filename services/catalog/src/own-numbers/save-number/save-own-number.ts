import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Catalogue, CatalogueNow } from '../../articles/index.js';
import { OwnArticleNumber, saveOwnNumbers } from '../../customer-numbers/index.js';
import { companyOf } from '../company-of.js';

@Controller()
export class SaveOwnNumber {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  /** A number can also be taken away from an article that has left the catalogue. */
  @Call('saveOwnArticleNumber')
  async save(
    @Input() { params: { articleId }, body: { ownArticleNumber: number } }: CallInput<'saveOwnArticleNumber'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'saveOwnArticleNumber'> | Refusal> {
    const companyId = companyOf(caller);
    if (number === null) {
      await this.em.fork().nativeDelete(OwnArticleNumber, { companyId, articleId });
      return {};
    }
    const now = await CatalogueNow.of(this.catalogue);
    const [article] = await now.articles([articleId], 'de');
    if (!article) return refuse('ARTICLE_NOT_FOUND');
    const saved = await saveOwnNumbers(this.em, companyId, [{ articleId, number }]);
    return isRefusal(saved) ? saved : {};
  }
}
