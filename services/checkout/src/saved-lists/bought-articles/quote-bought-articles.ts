import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import { isRefusal, type Refusal } from '@werkbank/contracts/errors';
import { maxBasketItems } from '@werkbank/contracts/limits';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { Queries } from '@werkbank/platform/messaging';
import { buyerOf } from '../../basket/index.js';
import { linesNow } from '../store-lists/lines-now.js';
import { BoughtArticles } from './bought-articles.js';

/** Articles that the company bought recently, with the price of then and that of today. */
@Controller()
export class QuoteBoughtArticles {
  constructor(
    private readonly bought: BoughtArticles,
    private readonly queries: Queries,
  ) {}

  @Call('quoteBoughtArticles')
  async show(
    @Input() { query }: CallInput<'quoteBoughtArticles'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'quoteBoughtArticles'> | Refusal> {
    const { companyId: customerCompanyId } = buyerOf(caller);
    const { lng: language, country, currency } = query;
    const bought = (await this.bought.of(customerCompanyId)).slice(0, maxBasketItems);
    const lines = await linesNow(this.queries, { language, country, currency, customerCompanyId }, bought);
    return isRefusal(lines) ? lines : { lines };
  }
}
