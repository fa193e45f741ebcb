import { Migration } from '@mikro-orm/migrations';
import { versionColumnsSql } from '@werkbank/platform/dated-versions';

/**
 * Tax rates and their exceptions get a first day. The first versions hold the rates from before. An
 * exception has exactly one country of departure, so that no two exceptions overlap.
 */
class TaxRuleVersions extends Migration {
  override up(): void {
    this.addSql(`create table tax_rule_version (
      ${versionColumnsSql},
      from_country text check (from_country ~ '^[A-Z]{2}$'),
      to_country text not null check (to_country ~ '^[A-Z]{2}$'),
      percent numeric(5, 2) check (percent between 0 and 100),
      reason text,
      -- A country's own rate never ends and has no reason; an exception has one as long as it holds.
      check (case when from_country is null then percent is not null and reason is null
        else (percent is null) = (reason is null) end)
    )`);
    this.addSql(
      `create index tax_rule_version_subject on tax_rule_version (to_country, from_country, valid_from)`,
    );
    this.addSql(`insert into tax_rule_version (to_country, percent)
      select country, percent from tax_rate order by country`);
    this.addSql(`insert into tax_rule_version (from_country, to_country, percent, reason)
      select distinct on (destination, origin) origin, destination, percent, reason
      from tax_rule, unnest(origins) origin order by destination, origin, id`);
    this.addSql('drop table tax_rate');
    this.addSql('drop table tax_rule');
  }
}

export const taxRuleVersionsMigration = { name: '0013-tax-rule-versions', class: TaxRuleVersions };
