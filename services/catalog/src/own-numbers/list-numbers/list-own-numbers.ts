import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallInput } from '@werkbank/contracts/calls';
import type { OwnNumberList } from '@werkbank/contracts/entities';
import { pageSizes } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Catalogue, CatalogueNow } from '../../articles/index.js';
import { companyOf } from '../company-of.js';

const pageSize = pageSizes.articles;

@Controller()
export class ListOwnNumbers {
  constructor(private readonly catalogue: Catalogue) {}

  /** A page beyond the last one shows the last one. */
  @Call('listOwnArticleNumbers')
  async list(
    @Input() { query }: CallInput<'listOwnArticleNumbers'>,
    @CallerOf() caller: Caller,
  ): Promise<OwnNumberList> {
    const now = await CatalogueNow.of(this.catalogue);
    const found = (await now.ownNumbers(companyOf(caller))).with(query.q);
    const pages = Math.max(1, Math.ceil(found.length / pageSize));
    const page = Math.min(query.page, pages);
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    const records = await now.articles(
      shown.map(({ articleId }) => articleId),
      query.lng,
    );
    const articles = new Map(records.map((record) => [record.articleId, record]));
    return {
      numbers: shown.map(({ articleId, number }) => {
        const record = articles.get(articleId);
        const { materialNumber = '', articleText = '', producerName = '' } = record ?? {};
        return {
          articleId,
          ownArticleNumber: number,
          article: record ? { materialNumber, articleText, producerName } : null,
        };
      }),
      page,
      pages,
      pageSize,
      totalItems: found.length,
    };
  }
}
