import { Injectable, Logger } from '@nestjs/common';
import { isRefusal } from '@werkbank/contracts/errors';
import { quantityLimits } from '@werkbank/contracts/limits';
import { DependencyUnavailable } from '@werkbank/platform/dependency-errors';
import { Queries } from '@werkbank/platform/messaging';
import type { KeptListLine } from '../store-lists/saved-list.entity.js';

/** The articles of a company's recent orders, as lines with the price of their last order. */
@Injectable()
export class BoughtArticles {
  private readonly logger = new Logger('bought-articles');

  constructor(private readonly queries: Queries) {}

  async of(customerCompanyId: number): Promise<KeptListLine[]> {
    const bought = await this.queries.ask('orders.get-bought-articles', { customerCompanyId });
    if (isRefusal(bought)) return [];
    return bought.articles.map(({ quantity, taxBase, currency, orderedOn: on, ...names }) => ({
      ...names,
      quantity: Math.min(quantity, quantityLimits.max),
      last: { kind: 'ordered', on, quantity, taxBase, currency },
    }));
  }

  /** Lines with the price of the company's last order. While orders is down, they keep what they have. */
  async withLastPrices(customerCompanyId: number, lines: readonly KeptListLine[]): Promise<KeptListLine[]> {
    try {
      const bought = await this.of(customerCompanyId);
      const last = new Map(bought.map((line) => [line.articleId, line.last]));
      return lines.map((line) => ({ ...line, last: last.get(line.articleId) ?? line.last }));
    } catch (error) {
      if (!(error instanceof DependencyUnavailable)) throw error;
      this.logger.warn('Lists show their saved prices: orders does not answer');
      return [...lines];
    }
  }
}
