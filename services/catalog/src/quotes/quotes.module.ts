import { Module } from '@nestjs/common';
import { ArticlesModule } from '../articles/index.js';
import { ExplainPrice } from './explain-price/explain-price.js';
import { GetPriceList } from './list-customer-prices/get-price-list.js';
import { QuotePrices } from './quote-prices/quote-prices.js';
import { SimulatePrices } from './simulate-prices/simulate-prices.js';

/** Prices of lines, for orders and for producers who check a customer's price. */
@Module({
  imports: [ArticlesModule],
  controllers: [QuotePrices, ExplainPrice, SimulatePrices, GetPriceList],
})
export class QuotesModule {}
