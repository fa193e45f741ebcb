import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, type RowOf, statement } from '@werkbank/platform/database';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { type Country, type Currency, servingCountry } from '@werkbank/contracts/localization';
import { dayOf } from '@werkbank/contracts/calendar';
import type { DiscountGroup, PriceTerms } from '../price-engine/index.js';
import { holds, latestFirst } from './rule-on-day.js';
import { exchangeRatios, exchangeRatiosSql, taxTerms, taxTermsSql } from './tax-terms.js';

/** Customer, delivery country and currency of a price. */
export interface Audience {
  country: Country;
  currency: Currency;
  /** null for visitors, who see the prices of unassigned customers. */
  customerCompanyId: number | null;
  /** Prices as if the customer had this discount group of the producer company. */
  assumedDiscountGroupId?: number | undefined;
}

const discountGroup = (which: string) => `(
  select json_build_object(
    'discountType', g.discount_type, 'materialGroupType', g.material_group_type,
    'discountValue', coalesce((select d.discount_value from discount d
      where d.discount_group_id = g.id and d.material_or_article_group_id is null and ${holds('d')}
      order by ${latestFirst('d')} limit 1), g.discount_value),
    'discounts', (
      select coalesce(json_agg(json_build_object(
        'materialOrArticleGroupId', d.material_or_article_group_id, 'discountValue', d.discount_value,
        'discountQuantities', (
          select coalesce(json_agg(json_build_object('minQuantity', q.min_quantity, 'discountValue', q.discount_value)
            order by q.min_quantity), '[]')
          from discount_quantity q where q.discount_id = d.id))), '[]')
      from (select distinct on (d.material_or_article_group_id) d.* from discount d
        where d.discount_group_id = g.id and d.material_or_article_group_id is not null and ${holds('d')}
        order by d.material_or_article_group_id, ${latestFirst('d')}) d))
  from discount_group g where g.producer_company_id = c.id and ${which})`;

const assignedGroups = statement(
  'assigned-discount-groups',
  { groups: p.json<Record<number, DiscountGroup>>() },
  `
  with asked as materialized (select ?::date as day)
  select coalesce(json_object_agg(c.id, ${discountGroup('g.id = c.discount_group_id')}), '{}') as groups
  from (select distinct on (a.producer_company_id) a.producer_company_id as id, a.discount_group_id
    from discount_assignment a where a.customer_company_id = ? and ${holds('a')}
    order by a.producer_company_id, ${latestFirst('a')}) c`,
);

const sharedTerms = {
  countryOffered: p.boolean(),
  currencyOffered: p.boolean(),
  ...taxTerms,
  exchangeRatios,
  companies: p.json<PriceTerms['companies']>(),
};

const priceTerms = statement(
  'price-terms',
  sharedTerms,
  `
  with asked as materialized (
    select ?::text as country, ?::text as served, ?::text as currency, ?::date as day, ?::int as customer,
      ?::int as assumed)
  select
    (select (select country from asked) = any(countries) from offer) as "countryOffered",
    (select (select currency from asked) = any(currencies) from offer) as "currencyOffered",
    ${taxTermsSql.trim()},
    ${exchangeRatiosSql.trim()},
    (select coalesce(json_object_agg(c.id, json_build_object(
        'platformMargin', p.platform_margin,
        'countryPriceFactor', coalesce((select factor from country_price_factor f
          where f.producer_company_id = c.id and f.target_country = (select served from asked) and ${holds('f')}
          order by ${latestFirst('f')} limit 1), 1),
        'surcharges', (select coalesce(json_object_agg(s.material_group_id, s.value), '{}')
          from (select distinct on (s.material_group_id) s.* from surcharge s
            where s.producer_company_id = c.id and ${holds('s')}
            order by s.material_group_id, ${latestFirst('s')}) s),
        'articleGroupOf', (select coalesce(json_object_agg(m.material_group_id, g.id), '{}')
          from article_group g join article_group_member m on m.article_group_id = g.id
          where g.producer_company_id = c.id),
        'assignedDiscountGroup', ${discountGroup(`g.id = coalesce((select assumed from asked), (
          select a.discount_group_id from discount_assignment a
          where a.producer_company_id = c.id and a.customer_company_id = (select customer from asked) and ${holds('a')}
          order by ${latestFirst('a')} limit 1))`)},
        'otherCustomersDiscountGroup', ${discountGroup('g.is_other_customer_group')}
      )), '{}')
      from producer_company c join producer p on p.id = c.producer_id
      where asked_for.ids is null or c.id in (select value::int from jsonb_array_elements_text(asked_for.ids))) as companies
  from (select ?::jsonb as ids) asked_for`,
);

/** Terms without the part of a customer: the assigned discount groups. */
export type SharedTerms = RowOf<typeof sharedTerms>;

/**
 * All input of the prices of these producer companies, in one statement and without a cache: several
 * processes answer, and a saved rule applies from the next query on. Only rules valid on the day count, in
 * the marketplace's time zone. An unserved country or currency is refused.
 */
export async function readPriceTerms(
  em: EntityManager,
  audience: Audience,
  producerCompanyIds: readonly number[],
  day: string = dayOf(new Date()),
): Promise<PriceTerms | Refusal> {
  const terms = await readTerms(em, audience, [...new Set(producerCompanyIds)], day);
  return offeredTerms(terms, { ...audience, day });
}

/** Terms that all customers share, of all producer companies. One statement. */
export function readSharedTerms(
  em: EntityManager,
  { country, currency }: Pick<Audience, 'country' | 'currency'>,
  day: string,
): Promise<SharedTerms> {
  return readTerms(em, { country, currency, customerCompanyId: null }, null, day);
}

/** The discount groups that are assigned to a customer, by producer company. One statement. */
export async function readAssignedGroups(
  em: EntityManager,
  customerCompanyId: number,
  day: string,
): Promise<Record<number, DiscountGroup>> {
  const read = await readOne(em, assignedGroups, [day, customerCompanyId]);
  return read?.groups ?? {};
}

/** Combines both parts, or refuses an unserved country or currency. */
export function offeredTerms(
  { countryOffered, currencyOffered, ...terms }: SharedTerms,
  { country, currency, day }: Pick<Audience, 'country' | 'currency'> & { day: string },
  assigned: Readonly<Record<number, DiscountGroup>> = {},
): PriceTerms | Refusal {
  if (!countryOffered) {
    return refuse('DELIVERY_COUNTRY_NOT_SERVED', { field: 'country', params: { country } });
  }
  if (!currencyOffered) return refuse('CURRENCY_NOT_OFFERED', { field: 'currency', params: { currency } });
  const companies = { ...terms.companies };
  for (const [id, assignedDiscountGroup] of Object.entries(assigned)) {
    const company = companies[Number(id)];
    if (company) companies[Number(id)] = { ...company, assignedDiscountGroup };
  }
  return { ...terms, companies, country, currency, day };
}

async function readTerms(
  em: EntityManager,
  audience: Audience,
  producerCompanyIds: readonly number[] | null,
  day: string,
): Promise<SharedTerms> {
  const read = await readOne(em, priceTerms, [
    audience.country,
    servingCountry(audience.country),
    audience.currency,
    day,
    audience.customerCompanyId,
    audience.assumedDiscountGroupId ?? null,
    producerCompanyIds && JSON.stringify(producerCompanyIds),
  ]);
  if (!read) throw new Error('a select without a table has one row');
  return read;
}
