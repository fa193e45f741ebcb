import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { servingCountry } from '@werkbank/contracts/localization';
import type { Asked, QueryAnswer } from '@werkbank/contracts/queries';
import { readOne, statement } from '@werkbank/platform/database';
import { QueryHandler } from '@werkbank/platform/messaging';
import { taxRateFor } from '../price-engine/index.js';
import { exchangeRatios, exchangeRatiosSql, taxTerms, taxTermsSql } from '../read-price-terms/tax-terms.js';

type Ask = Asked<'catalog.get-cost-terms'>;
type Answer = QueryAnswer<'catalog.get-cost-terms'>;

const costTerms = statement(
  'cost-terms',
  { ...taxTerms, exchangeRatios },
  `with asked as materialized (select ?::text as served, ?::text as currency, ?::date as day)
         select ${taxTermsSql}, ${exchangeRatiosSql}`,
);

/** Taxes and exchange rates for the preview of cost rules. */
@Controller()
export class GetCostTerms {
  constructor(private readonly em: EntityManager) {}

  @QueryHandler('catalog.get-cost-terms')
  async get({ from, to, currency, days }: Ask): Promise<Answer> {
    const answer: Answer = [];
    for (const day of days) {
      const terms = await readOne(this.em, costTerms, [servingCountry(to), currency, day]);
      if (!terms) throw new Error('a select without a table has one row');
      answer.push({
        tax: taxRateFor(terms, from),
        countryTax: taxRateFor({ ...terms, taxRules: [] }, from),
        exchangeRatios: terms.exchangeRatios,
      });
    }
    return answer;
  }
}
