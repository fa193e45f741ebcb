import { Migration } from '@mikro-orm/migrations';

/**
 * The configuration alone holds the offered currencies. A changed list that was stored beside it moves there; rates of a
 * currency that is no longer offered stay.
 */
export class OfferedCurrencies extends Migration {
  override up(): void {
    this.addSql(`insert into configuration (settings)
      select jsonb_build_object('currencies', kept.codes)
      from (select jsonb_agg(code order by position) as codes from currency) kept
      where kept.codes <> '["EUR", "CHF"]'
      on conflict (only_row) do update set settings = excluded.settings || configuration.settings`);
    this.addSql('drop table currency cascade');
  }
}
