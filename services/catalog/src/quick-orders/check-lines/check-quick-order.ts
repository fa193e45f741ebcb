import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { quickOrderLimits } from '@werkbank/contracts/quick-order';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { asNobody, asTheService } from '@werkbank/platform/request';
import {
  type ArticleRecord,
  Catalogue,
  CatalogueNow,
  priceRecords,
  type RecordLine,
  servingLocation,
} from '../../articles/index.js';
import { audienceOf } from '../../pricing/index.js';
import { ReservedStock } from '../../stock/index.js';
import { findNumbers, type FoundNumber } from './find-numbers.js';
import { orderableArticle } from './orderable-article.js';

type Body = CallInput<'checkQuickOrder'>['body'];
type Answer = CallAnswer<'checkQuickOrder'>;

const notOffered = { price: null, reason: 'NotAvailableForOrder' } as const;

/** Lines of a list with the articles that their numbers name. The number of SQL statements does not depend on them. */
@Controller()
export class CheckQuickOrder {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: Catalogue,
  ) {}

  @Call('checkQuickOrder')
  async check(
    @Input() { body }: CallInput<'checkQuickOrder'>,
    @CallerOf() caller: Caller,
  ): Promise<Answer | Refusal> {
    const audience = await audienceOf(this.em, body, caller);
    const now = await CatalogueNow.of(this.catalogue);
    const numbers = body.lines.map(({ number }) => number);
    const own = await now.ownNumbers(audience.customerCompanyId);
    const found = (await asNobody(() => findNumbers(this.em, numbers))).map((one, index) =>
      withOwn(one, own.articlesOf(numbers[index] ?? '')),
    );
    const ids = new Set(found.flatMap(({ named, near }) => [...named, ...near]));
    const [read, reserved] = await Promise.all([
      now.articles([...ids], body.language),
      // Buyers see the remaining stock, without the owners of reservations.
      asTheService(() => ReservedStock.now(this.em, [...ids])),
    ]);
    const records = new Map(read.map((record) => [record.articleId, record]));
    const lines = found.flatMap((one, index) => linesOf(one, records, body, index));
    const priced = await priceRecords(now, lines, audience);
    if (isRefusal(priced)) return priced;
    const articles = lines.map((line, index) => ({
      index: line.index,
      article: orderableArticle(line, priced.prices[index] ?? notOffered, { reserved, own }),
    }));
    const ofLine = Map.groupBy(articles, ({ index }) => index);
    return {
      lines: found.map(({ near }, index) => ({
        articles: (ofLine.get(index) ?? []).map(({ article }) => article),
        near: near.flatMap((articleId) => suggested(records.get(articleId))),
      })),
    };
  }
}

/** The company's own number names an article as well as the maker's does. */
function withOwn({ named, near }: FoundNumber, own: readonly string[]): FoundNumber {
  return own.length === 0 ? { named, near } : { named: [...new Set([...own, ...named])], near: [] };
}

/** Without a quantity, the least that can be ordered. */
function linesOf(
  { named }: FoundNumber,
  records: ReadonlyMap<string, ArticleRecord>,
  { lines, country }: Body,
  index: number,
): (RecordLine & { index: number })[] {
  return named
    .flatMap((articleId) => records.get(articleId) ?? [])
    .slice(0, quickOrderLimits.fitting)
    .map((record) => ({
      index,
      record,
      quantity: lines[index]?.quantity ?? record.minQuantity,
      location: servingLocation(record.locations, country),
    }));
}

function suggested(record: ArticleRecord | undefined): Answer['lines'][number]['near'] {
  if (!record) return [];
  const { articleId, materialNumber, articleText, producerName } = record;
  return [{ articleId, materialNumber, articleText, producerName }];
}
