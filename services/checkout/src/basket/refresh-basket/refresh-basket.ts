import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { RefreshedBasket } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import type { QueryAnswer } from '@werkbank/contracts/queries';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { pricedFor } from '../buyer/buyer-of.js';
import { CostRulesStore } from '../../cost-rules/index.js';
import { Producers } from '../../replicas/index.js';
import { arrangeBasket, type FormerPlace, mergeLines } from './arrange-basket.js';

type Body = CallInput<'refreshBasket'>['body'];
type BasketLine = ReturnType<typeof linesOf>[number];

/** Answer for an empty basket, without a query. */
const nothing: QueryAnswer<'catalog.quote-prices'> = { items: [], costTax: [], exchangeRatios: {} };

/** A basket as of now: the caller's prices, stock, and the dispatch locations that serve the chosen country. */
@Controller()
export class RefreshBasket {
  constructor(
    private readonly queries: Queries,
    private readonly rules: CostRulesStore,
    private readonly producers: Producers,
  ) {}

  @Call('refreshBasket')
  async refresh(
    @Input() { body }: CallInput<'refreshBasket'>,
    @CallerOf() caller: Caller,
  ): Promise<RefreshedBasket | Refusal> {
    const { language, country, currency } = body;
    const lines = linesOf(body);
    const items = mergeLines(lines);
    if (items.length > maxBasketItems) return refuse('MALFORMED_REQUEST', { field: 'basket' });
    const asked = { language, country, currency, customerCompanyId: pricedFor(caller), items };
    const [{ selfCollectionProducerId }, quote] = await Promise.all([
      this.rules.settings(),
      items.length > 0 ? this.queries.ask('catalog.quote-prices', asked) : nothing,
    ]);
    if (isRefusal(quote)) return quote;
    const formerPlaces = await this.formerPlaces(lines, quote);
    return arrangeBasket(quote.items, formerPlaces, currency, selfCollectionProducerId);
  }

  /** Former producer of articles that catalog no longer knows: its id is in the basket, its name in the replica. */
  private async formerPlaces(
    lines: readonly BasketLine[],
    { items }: QueryAnswer<'catalog.quote-prices'>,
  ): Promise<ReadonlyMap<string, FormerPlace>> {
    const gone = new Set(items.filter(({ producerId }) => producerId === null).map((item) => item.articleId));
    const unnamed = lines.filter(({ articleId }) => gone.has(articleId));
    const names = await this.producers.namesOf(unnamed.map(({ producerId }) => producerId));
    return new Map(
      lines.map((line) => [line.articleId, { ...line, producerName: names.get(line.producerId) }]),
    );
  }
}

function linesOf({ basket }: Body) {
  return basket.flatMap(({ producerId, dispatchLocationItems }) =>
    dispatchLocationItems.flatMap(({ dispatchLocation, items }) =>
      items.map((item) => ({ ...item, producerId, dispatchLocationId: dispatchLocation.id })),
    ),
  );
}
