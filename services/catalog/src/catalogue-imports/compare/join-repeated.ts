import type { EntityManager } from '@mikro-orm/postgresql';
import { run, statement } from '@werkbank/platform/database';
import type { CatalogueImportMode } from '@werkbank/contracts/entities';

/** Levels of one article at several places. Two levels at one place contradict each other and stay apart. */
const joinLevels = statement(
  'join-levels-of-repeated-articles',
  {},
  `with rows as (
     select material_number, line, stock, count(*) over (partition by material_number) as times
       from catalogue_import_article where import_id = ?
   ), joined as (
     select material_number, min(line) as line, jsonb_agg(distinct l.level) as stock
       from rows cross join lateral jsonb_array_elements(stock) as l(level) where times > 1
      group by 1 having count(distinct l.level) = count(distinct l.level -> 'dispatchLocation')
   ), gone as (
     delete from catalogue_import_article s using joined j
      where s.import_id = ? and s.material_number = j.material_number and s.line > j.line
   )
   update catalogue_import_article s set stock = j.stock from joined j where s.import_id = ? and s.line = j.line`,
);

/**
 * Prices of one article under several conditions. Two prices without a condition, or under the same one, contradict each
 * other and stay apart.
 */
const joinPrices = statement(
  'join-prices-of-repeated-articles',
  {},
  `with rows as (
     select material_number, line, sent, count(*) over (partition by material_number) as times,
         coalesce(sent ->> 'list_price', '') <> '' as has_base
       from catalogue_import_article where import_id = ?
   ), further as (
     select material_number, jsonb_agg(distinct p.price) as prices,
         count(distinct p.price) = count(distinct p.price - 'amount' - 'priceQuantity') as fits
       from rows cross join lateral jsonb_array_elements(sent -> 'further_prices') as p(price) where times > 1 group by 1
   ), bases as (
     select material_number, min(line) as line, count(distinct sent - 'further_prices') filter (where has_base) < 2 as fits,
         coalesce((jsonb_agg(sent order by line) filter (where has_base)) -> 0, (jsonb_agg(sent order by line)) -> 0) as sent
       from rows where times > 1 group by 1
   ), joined as (
     select b.material_number, b.line, b.sent || jsonb_build_object('further_prices', coalesce(f.prices, '[]')) as sent
       from bases b left join further f using (material_number) where b.fits and coalesce(f.fits, true)
   ), gone as (
     delete from catalogue_import_article s using joined j
      where s.import_id = ? and s.material_number = j.material_number and s.line > j.line
   )
   update catalogue_import_article s set sent = j.sent from joined j where s.import_id = ? and s.line = j.line`,
);

/** Lists of prices and levels may name an article on several lines, however far apart. One statement. */
export async function joinRepeated(
  em: EntityManager,
  importId: number,
  mode: CatalogueImportMode,
): Promise<void> {
  if (mode === 'stock') await run(em, joinLevels, [importId, importId, importId]);
  if (mode === 'prices') await run(em, joinPrices, [importId, importId, importId]);
}
