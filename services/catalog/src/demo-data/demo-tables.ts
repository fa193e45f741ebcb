import { p } from '@mikro-orm/core';
import { type Statement, statement, statementFor } from '@werkbank/platform/database';

/** A list in one of the demo files and the statement that turns it, as one JSON parameter, into rows. */
export interface DemoTable {
  file: 'admin.json' | 'catalog-structure.json' | 'orders.json';
  list: string;
  insert: Statement<object>;
}

const from =
  (file: DemoTable['file']) =>
  (list: string, name: string, sql: string): DemoTable => ({ file, list, insert: statement(name, {}, sql) });
const [admin, structure, orders] = [from('admin.json'), from('catalog-structure.json'), from('orders.json')];

/** Putting a million articles in order is one statement. */
export const withoutTimeout = statement('load-without-timeout', {}, 'set local statement_timeout = 0');

/** Tables emptied before loading; dependent rows are deleted with them. */
const emptiedTables = [
  'category',
  'producer',
  'customer',
  'exchange_rate',
  'material_group',
  'article_group',
  'discount_group',
  'country_price_factor',
  'surcharge',
  'stock_of_order',
  'stock_reservation',
  'order_with_stock',
  'discount_request',
  'catalogue_import',
];
export const emptyTables = statement('empty-catalogue', {}, `truncate ${emptiedTables.join(', ')} cascade`);

export const demoTables: readonly DemoTable[] = [
  admin(
    'producers',
    'insert-demo-producers',
    `insert into producer (id, name, platform_margin, custom_shipping, video_link)
     select id, "algoliaId", "platformMargin", custom_shipping, "videoLink" from jsonb_to_recordset(?::jsonb)
       as p(id int, "algoliaId" text, "platformMargin" numeric, custom_shipping boolean, "videoLink" text)`,
  ),
  admin(
    'companies',
    'insert-demo-companies',
    `with company as (
       select * from jsonb_to_recordset(?::jsonb) as c(id int, kind text, "producerId" int, name text)
     ), producers as (
       insert into producer_company (id, producer_id, name)
       select id, "producerId", name from company where kind = 'Producer'
     )
     insert into customer (id, kind, name) select id, kind, name from company`,
  ),
  admin(
    'addresses',
    'insert-demo-dispatch-locations',
    `insert into dispatch_location
       (id, producer_company_id, producer_id, name, street, house, address_supplement, zip_code, city, country, calendar)
     select a.id, c.id, c.producer_id, a.name, street, house, "addressSupplement", "zipCode", city, country,
       calendar
     from jsonb_to_recordset(?::jsonb) as a(id int, "ownerId" int, type text, name text, street text, house text,
       "addressSupplement" text, "zipCode" text, city text, country text, calendar jsonb)
     join producer_company c on c.id = a."ownerId" where a.type = 'DispatchLocation'`,
  ),
  admin(
    'addresses',
    'set-demo-countries',
    `update customer set country = a.country
     from jsonb_to_recordset(?::jsonb) as a("ownerId" int, type text, country text)
     where a."ownerId" = customer.id and a.type = 'Primary'`,
  ),
  structure(
    'categories',
    'insert-demo-categories',
    `insert into category (category_id, parent_id, kind, position, de, en, image_url)
     select "categoryId", "parentId", kind, position, de, en, "imageUrl" from jsonb_to_recordset(?::jsonb)
       as c("categoryId" text, "parentId" text, kind text, position int, de text, en text, "imageUrl" text)`,
  ),
  structure(
    'groups',
    'insert-demo-article-tables',
    `insert into article_table (group_id, description, image_url, drawing_url, columns, details_columns, facets)
     select "groupId", description, "imageUrl", "drawingUrl", columns, "detailsColumns", facets
     from jsonb_to_recordset(?::jsonb) as g("groupId" text, description jsonb, "imageUrl" text, "drawingUrl" text,
       columns jsonb, "detailsColumns" jsonb, facets jsonb)`,
  ),
  structure(
    'materialGroups',
    'insert-demo-material-groups',
    `insert into material_group (id, de, en)
     select id, name, "nameEn" from jsonb_to_recordset(?::jsonb) as m(id int, name text, "nameEn" text)`,
  ),
  structure(
    'articleGroups',
    'insert-demo-article-groups',
    `with given as (
       select * from jsonb_to_recordset(?::jsonb)
         as g(id int, "producerCompanyId" int, name text, "materialGroupIds" int[])
     ), groups as (
       insert into article_group (id, producer_company_id, name)
       select id, "producerCompanyId", name from given returning id
     )
     insert into article_group_member (article_group_id, material_group_id)
     select given.id, unnest(given."materialGroupIds") from given join groups using (id)`,
  ),
  structure(
    'discountGroups',
    'insert-demo-discount-groups',
    `with given as (
       select * from jsonb_to_recordset(?::jsonb) as g(id int, "producerCompanyId" int, name text,
         "isOtherCustomerGroup" boolean, "discountType" text, "materialGroupType" text, "discountValue" numeric,
         discounts jsonb)
     ), groups as (
       insert into discount_group (id, producer_company_id, name, is_other_customer_group, discount_type,
         material_group_type, discount_value)
       select id, "producerCompanyId", name, "isOtherCustomerGroup", "discountType", "materialGroupType", "discountValue"
       from given returning id
     ), entries as (
       select given.id as discount_group_id, d.* from given join groups using (id)
       cross join jsonb_to_recordset(given.discounts) as d(id int, "materialOrArticleGroupId" int,
         "discountValue" numeric, "discountQuantities" jsonb)
     ), discounts as (
       insert into discount (id, discount_group_id, material_or_article_group_id, discount_value)
       select id, discount_group_id, "materialOrArticleGroupId", "discountValue" from entries returning id
     )
     insert into discount_quantity (discount_id, min_quantity, discount_value)
     select entries.id, q."minQuantity", q."discountValue" from entries join discounts using (id)
     cross join jsonb_to_recordset(entries."discountQuantities") as q("minQuantity" int, "discountValue" numeric)`,
  ),
  structure(
    'discountAssignments',
    'insert-demo-discount-assignments',
    `insert into discount_assignment (id, producer_company_id, discount_group_id, customer_company_id)
     select a.id, g.producer_company_id, g.id, a."customerCompanyId"
     from jsonb_to_recordset(?::jsonb) as a(id int, "discountGroupId" int, "customerCompanyId" int)
     join discount_group g on g.id = a."discountGroupId"`,
  ),
  structure(
    'countryPriceFactors',
    'insert-demo-country-price-factors',
    `insert into country_price_factor (id, producer_company_id, target_country, factor)
     select id, "producerCompanyId", "targetCountry", factor from jsonb_to_recordset(?::jsonb)
       as f(id int, "producerCompanyId" int, "targetCountry" text, factor numeric)`,
  ),
  structure(
    'surcharges',
    'insert-demo-surcharges',
    `insert into surcharge (id, producer_company_id, material_group_id, value)
     select id, "producerCompanyId", "materialGroupId", value from jsonb_to_recordset(?::jsonb)
       as s(id int, "producerCompanyId" int, "materialGroupId" int, value numeric)`,
  ),
  // The demo's orders reserve stock, so that cancelling one releases it.
  orders(
    'orders',
    'insert-demo-stock-of-orders',
    `insert into stock_of_order (order_id, article_id, dispatch_location_id, ordered, taken)
     select (o ->> 'id')::int, i ->> 'articleId', (s ->> 'dispatchLocationId')::int, sum((i ->> 'quantity')::int),
       sum(case when (s ->> 'plannedShipmentFromStock')::boolean then (i ->> 'quantity')::int else 0 end)
     from jsonb_array_elements(?::jsonb) as o, jsonb_array_elements(o -> 'sections') as s,
       jsonb_array_elements(s -> 'items') as i
     where i ->> 'status' <> 'Cancelled' group by 1, 2, 3`,
  ),
];

/** Tables whose sequences continue after the loaded ids. */
export const numberedTables = [
  'article_group',
  'discount_group',
  'discount',
  'discount_assignment',
  'country_price_factor',
  'surcharge',
];

export const goOnWithIds = statementFor(
  'go-on-with-ids',
  { next: p.bigint('number') },
  (table: string) => ({
    sql: `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) as next from ${table}`,
    params: [],
  }),
  numberedTables.map((table): [string] => [table]),
);
