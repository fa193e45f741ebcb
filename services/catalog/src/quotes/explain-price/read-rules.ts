import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PriceRule, PriceStep } from '@werkbank/contracts/entities';
import { type Language, servingCountry } from '@werkbank/contracts/localization';
import { readMany, type RowOf, statementFor } from '@werkbank/platform/database';
import { hasBegunSql, newestFirstSql } from '@werkbank/platform/dated-versions';
import { holds, latestFirst } from '../../pricing/index.js';

export interface RulesAsked {
  day: string;
  producerCompanyId: number;
  customerCompanyId: number | null;
  country: string;
  originCountry: string;
  currency: string;
  listPriceCurrency: string;
  materialGroupId: number | null;
  quantity: number;
  language: Language;
}

const ruleOfStep = {
  step: p.text().$type<PriceStep['step']>(),
  kind: p.text().$type<PriceRule['kind']>(),
  id: p.integer().nullable(),
  name: p.text(),
  value: p.text().nullable(),
  validFrom: p.text().nullable(),
  validUntil: p.text().nullable(),
};
export type RuleOfStep = RowOf<typeof ruleOfStep>;

/** Numbers as they are written, without zeros at their end. */
const decimal = (value: string) => `trim_scale(${value})::text`;
const rule = (step: string, kind: string, columns: string) =>
  `select '${step}' as step, '${kind}' as kind, ${columns}`;
const period = (of: string) => `${of}.valid_from::date, ${of}.valid_until::date`;
const from = (of: string) => `${of}.valid_from::date, null::date`;
const always = 'null::date, null::date';

/** The rows that the price terms of one line are made of, chosen as the terms choose them; each with the step that it is for. */
const rulesSql = (language: Language) => `
  with asked as materialized (select ?::date as day, ?::int as company, ?::int as customer, ?::text as served,
      ?::text as origin, ?::text as currency, ?::text as source, ?::int as material, ?::int as quantity),
  assigned as (select a.* from discount_assignment a, asked where a.producer_company_id = asked.company
      and a.customer_company_id = asked.customer and ${holds('a')} order by ${latestFirst('a')} limit 1),
  chosen as (select g.* from discount_group g, asked where g.producer_company_id = asked.company
      and (g.id = (select discount_group_id from assigned)
        or g.is_other_customer_group and not exists (select from assigned))),
  parent as (select g.* from article_group g join article_group_member m on m.article_group_id = g.id, asked
      where g.producer_company_id = asked.company and m.material_group_id = asked.material),
  entry as (select d.* from discount d join chosen g on g.id = d.discount_group_id, asked
      where d.material_or_article_group_id is not distinct from (case
          when g.discount_type = 'Percentage' then null
          when g.material_group_type = 'ArticleGroup' then coalesce((select id from parent), 0)
          else coalesce(asked.material, 0) end)
        and ${holds('d')} order by ${latestFirst('d')} limit 1),
  tier as (select q.* from discount_quantity q join entry on entry.id = q.discount_id, asked
      where q.min_quantity <= asked.quantity order by q.min_quantity desc limit 1),
  material as (select m.id, m.${language} as name from material_group m, asked where m.id = asked.material),
  factor as (select f.* from country_price_factor f, asked where f.producer_company_id = asked.company
      and f.target_country = asked.served and ${holds('f')} order by ${latestFirst('f')} limit 1),
  charge as (select s.* from surcharge s, asked where s.producer_company_id = asked.company
      and s.material_group_id = asked.material and ${holds('s')} order by ${latestFirst('s')} limit 1),
  exchange as (select e.* from exchange_rate e, asked where e.source_currency = asked.source
      and e.target_currency = asked.currency and e.exchange_rate_type = 'Internal' and asked.source <> asked.currency
      and asked.day between e.valid_from and e.valid_to order by e.valid_from desc limit 1),
  excepted as (select t.* from tax_rule_version t, asked where t.to_country = asked.served
      and t.from_country = asked.origin and ${hasBegunSql('t', 'asked.day')} order by ${newestFirstSql('t')} limit 1),
  taxed as (select * from excepted where percent is not null)
  select step, kind, id, name, value, to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
    to_char(valid_until, 'YYYY-MM-DD') as "validUntil" from (
    ${rule('unitPrice', 'CountryPriceFactor', `f.id, f.target_country as name, ${decimal('f.factor')} as value, f.valid_from, f.valid_until`)} from factor f
    union all ${rule('unitPrice', 'ExchangeRate', `null, e.source_currency || ' → ' || e.target_currency, e.ratio, e.valid_from::date, nullif(e.valid_to, '9999-12-31')::date`)} from exchange e
    union all ${rule('surcharge', 'Surcharge', `s.id, coalesce(m.name, ''), ${decimal('s.value')}, ${period('s')}`)} from charge s left join material m on true
    union all ${rule('discount', 'DiscountAssignment', `a.id, coalesce(c.name, ''), null, ${period('a')}`)} from assigned a left join customer c on c.id = a.customer_company_id
    union all ${rule('discount', 'DiscountGroup', `g.id, g.name, ${decimal('g.discount_value')}, ${always}`)} from chosen g
    union all ${rule('discount', 'ArticleGroup', `p.id, p.name, null, ${always}`)} from parent p, chosen g
      where g.material_group_type = 'ArticleGroup' and g.discount_type <> 'Percentage'
    union all ${rule(
      'discount',
      'Discount',
      `d.id, coalesce(case when g.material_group_type = 'ArticleGroup' then p.name else m.name end, g.name),
      ${decimal('coalesce(t.discount_value, d.discount_value)')}, ${period('d')}`,
    )}
      from entry d join chosen g on true left join tier t on true left join material m on true left join parent p on true
    union all ${rule('tax', 'TaxRule', `t.id, t.reason, ${decimal('t.percent')}, ${from('t')}`)} from taxed t
    union all (${rule('tax', 'TaxRate', `r.id, r.to_country, ${decimal('r.percent')}, ${from('r')}`)}
      from tax_rule_version r, asked where r.to_country = asked.served and r.from_country is null
        and ${hasBegunSql('r', 'asked.day')} and not exists (select from taxed)
      order by ${newestFirstSql('r')} limit 1)
  ) rules (step, kind, id, name, value, valid_from, valid_until)`;

const rulesOfLine = statementFor(
  'rules-of-line',
  ruleOfStep,
  (asked: RulesAsked) => ({
    sql: rulesSql(asked.language),
    params: [
      asked.day,
      asked.producerCompanyId,
      asked.customerCompanyId,
      servingCountry(asked.country),
      asked.originCountry,
      asked.currency,
      asked.listPriceCurrency,
      asked.materialGroupId,
      asked.quantity,
    ],
  }),
  [
    [
      {
        day: '2026-01-01',
        producerCompanyId: 1,
        customerCompanyId: null,
        country: 'DE',
        originCountry: 'DE',
        currency: 'EUR',
        listPriceCurrency: 'EUR',
        materialGroupId: 1,
        quantity: 1,
        language: 'de',
      },
    ],
  ],
);

/** The rules that make the price of a line on a day, in one statement. */
export function readRules(em: EntityManager, asked: RulesAsked): Promise<RuleOfStep[]> {
  return readMany(em, ...rulesOfLine(asked));
}
