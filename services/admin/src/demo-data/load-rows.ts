import { p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readOne, run, statement } from '@werkbank/platform/database';
import { announceEverything } from '../operations/index.js';
import type { DemoData } from './demo-files.js';

type Rows = keyof Omit<DemoData, 'passwords'>;

/** Adds the rows that are missing. */
const insert = (rows: Rows, sql: string) => ({
  rows,
  adding: statement(`load-demo-${rows}`, {}, `${sql} on conflict (id) do nothing`),
});

/** Tables in the order of their references: how rows of the files become rows of the database. */
const tables = [
  insert(
    'producers',
    `insert into producer (id, algolia_id, platform_margin, custom_shipping, video_link)
      select id, "algoliaId", "platformMargin", custom_shipping, "videoLink" from jsonb_to_recordset(?)
          as r (id int, "algoliaId" text, "platformMargin" numeric, custom_shipping boolean, "videoLink" text)`,
  ),
  insert(
    'companies',
    `insert into company (id, kind, producer_id, name, customer_type, tax_number, kanton, phone)
      select id, kind, "producerId", name, "customerType", "taxNumber", kanton, phone from jsonb_to_recordset(?)
          as r (id int, kind text, "producerId" int, name text, "customerType" text, "taxNumber" text, kanton text,
                phone text)`,
  ),
  insert(
    'addresses',
    `insert into address (id, owner_kind, owner_id, type, name, street, house, address_supplement, zip_code, city,
                               country, calendar)
      select id, "ownerKind", "ownerId", type, name, street, house, "addressSupplement", "zipCode", city, country,
             calendar
        from jsonb_to_recordset(?)
          as r (id int, "ownerKind" text, "ownerId" int, type text, name text, street text, house text,
                "addressSupplement" text, "zipCode" text, city text, country text, calendar jsonb)`,
  ),
  insert(
    'users',
    `insert into users (id, email, salutation, first_name, last_name, phone, language, platform_admin,
                             company_admin, company_id)
      select id, lower(email), salutation, "firstName", "lastName", phone, language,
             (roles ->> 'PlatformAdmin')::boolean, (roles ->> 'CompanyAdmin')::boolean, "companyId"
        from jsonb_to_recordset(?)
          as r (id int, email text, salutation text, "firstName" text, "lastName" text, phone text, language text,
                roles jsonb, "companyId" int)`,
  ),
  insert(
    'exchangeRates',
    `insert into exchange_rate (id, valid_from, valid_to, ratio, source_currency, target_currency,
                                     exchange_rate_type)
      select id, "validFrom", "validTo", ratio, "sourceCurrency", "targetCurrency", "exchangeRateType"
        from jsonb_to_recordset(?)
          as r (id int, "validFrom" date, "validTo" date, ratio numeric, "sourceCurrency" text,
                "targetCurrency" text, "exchangeRateType" text)`,
  ),
  insert(
    'sidebarAttachments',
    `insert into sidebar_attachment (id, title, type, status, position, url, file_name, file)
      select id, title, type, status, "order", url, "fileName", decode(base64, 'base64') from jsonb_to_recordset(?)
          as r (id int, title text, type text, status text, "order" int, url text, "fileName" text, base64 text)`,
  ),
];

/** Tables whose next row takes the number after those of the demo data. */
const numbered = ['producer', 'company', 'address', 'users', 'exchange_rate', 'sidebar_attachment'].map(
  (table) =>
    statement(
      `set-next-number-of-${table}`,
      { setval: p.bigint('number') },
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 1)) from ${table}`,
    ),
);

/**
 * Adds missing rows and leaves the others, so that loading again undoes no change by people. Publishes the new rows to other
 * domains in the same transaction. Returns their number.
 */
export async function loadRows(em: EntityManager, data: DemoData): Promise<number> {
  let added = 0;
  for (const { rows, adding } of tables) added += await run(em, adding, [JSON.stringify(data[rows])]);
  if (added === 0) return 0;
  for (const nextNumber of numbered) await readOne(em, nextNumber);
  await announceEverything(em);
  return added;
}
