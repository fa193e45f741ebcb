import { p } from '@mikro-orm/core';
import { hasBegunSql, newestFirstSql } from '@werkbank/platform/dated-versions';
import type { CountryTax, PriceTerms, TaxRule } from '../price-engine/index.js';

const day = '(select day from asked)';
const served = '(select served from asked)';
const madeBy = `'madeBy', json_build_object('ruleId', id, 'validFrom', to_char(valid_from, 'YYYY-MM-DD'), 'exchangedBy', null)`;

/**
 * The tax rate of the country of arrival on the requested day, and its exceptions by country of departure,
 * as columns of a statement whose common table `asked` has `day` and `served`.
 */
export const taxTermsSql = `
    (select json_build_object('percent', percent::float8, ${madeBy}) from tax_rule_version t
      where from_country is null and to_country = ${served} and ${hasBegunSql('t', day)}
      order by ${newestFirstSql('t')} limit 1) as "countryTax",
    (select coalesce(json_agg(json_build_object('origins', array[from_country], 'percent', percent::float8,
        'reason', reason, ${madeBy}) order by from_country), '[]')
      from (select distinct on (from_country) * from tax_rule_version t
        where from_country is not null and to_country = ${served} and ${hasBegunSql('t', day)}
        order by from_country, ${newestFirstSql('t')}) e where percent is not null) as "taxRules"`;

export const taxTerms = {
  countryTax: p.json<CountryTax | null>(),
  taxRules: p.json<readonly TaxRule[]>(),
};

/** The rates into the requested currency, by source currency; `asked` has `currency` too. */
export const exchangeRatiosSql = `
    (select coalesce(json_object_agg(source_currency, ratio), '{}') from (
      select distinct on (source_currency) source_currency, ratio from exchange_rate
      where target_currency = (select currency from asked) and exchange_rate_type = 'Internal'
        and ${day} between valid_from and valid_to
      order by source_currency, valid_from desc) r) as "exchangeRatios"`;

export const exchangeRatios = p.json<PriceTerms['exchangeRatios']>();
