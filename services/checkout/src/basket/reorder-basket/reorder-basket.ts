import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ReorderedBasket } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../buyer/buyer-of.js';
import { CostRulesStore } from '../../cost-rules/index.js';
import { arrangeBasket, mergeLines } from '../refresh-basket/arrange-basket.js';
import { changedPrices } from './changed-prices.js';

type OrderedLine = NonNullable<QueryAnswer<'orders.get-order-lines'>>['lines'][number];
type QuotedItem = QueryAnswer<'catalog.quote-prices'>['items'][number];

/** An earlier order of the caller's company, as a basket with current prices. */
@Controller()
export class ReorderBasket {
  constructor(
    private readonly queries: Queries,
    private readonly rules: CostRulesStore,
  ) {}

  @Call('reorderBasket')
  async reorder(
    @Input() { body }: CallInput<'reorderBasket'>,
    @CallerOf() caller: Caller,
  ): Promise<ReorderedBasket | Refusal> {
    const { orderId, language, currency, country } = body;
    const { companyId: customerCompanyId } = buyerOf(caller);
    const ordered = await this.queries.ask('orders.get-order-lines', { orderId, customerCompanyId });
    if (isRefusal(ordered)) return ordered;
    if (!ordered) return refuse('ORDER_NOT_FOUND');
    const items = mergeLines(ordered.lines);
    const quote = await this.queries.ask('catalog.quote-prices', {
      language,
      country,
      currency,
      customerCompanyId,
      items,
    });
    if (isRefusal(quote)) return quote;
    const former = new Map(ordered.lines.map((line) => [line.articleId, line]));
    const quoted = quote.items.map((item) => named(item, former.get(item.articleId)));
    const { selfCollectionProducerId } = await this.rules.current();
    return {
      ...arrangeBasket(quoted, former, currency, selfCollectionProducerId),
      changedPrices: changedPrices(ordered, quoted),
    };
  }
}

/** Catalog no longer knows what left it: the order still names it. */
function named(item: QuotedItem, former: OrderedLine | undefined): QuotedItem {
  if (item.notAvailableReason !== 'NoLongerInCatalogue' || !former) return item;
  const { materialNumber, articleText, producerId, producerName } = former;
  return { ...item, materialNumber, articleText, producerId, producerName };
}
