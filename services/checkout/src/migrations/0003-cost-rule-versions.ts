import { Migration } from '@mikro-orm/migrations';
import { versionColumnsSql } from '@werkbank/platform/dated-versions';

const free = { EUR: 25_000, CHF: 25_000 };

/** Rules of installations that never changed one. */
export const firstRules = {
  freight: {
    dhlparcel: { base: { EUR: 590, CHF: 590 }, perKilogram: { EUR: 40, CHF: 40 }, freeFrom: free },
    dhleuro: { base: { EUR: 1290, CHF: 1250 }, perKilogram: { EUR: 110, CHF: 105 }, freeFrom: null },
    sh_post: { base: { EUR: 950, CHF: 900 }, perKilogram: { EUR: 50, CHF: 50 }, freeFrom: free },
    go: { base: { EUR: 3900, CHF: 3700 }, perKilogram: { EUR: 90, CHF: 85 }, freeFrom: null },
    custom: { base: { EUR: 1900, CHF: 1800 }, perKilogram: { EUR: 60, CHF: 55 }, freeFrom: null },
  },
  customsHandling: { EUR: 3500, CHF: 3300 },
  customsPercent: 1.5,
};

/** Freight and customs are rows that hold from a day; the first ones say what the one row of rules said. */
class CostRuleVersions extends Migration {
  override up(): void {
    this.addSql(`create table cost_rule_version (
      ${versionColumnsSql},
      kind text not null check (kind in ('Freight', 'Customs')),
      shipper text check ((shipper is not null) = (kind = 'Freight')),
      from_country text check (from_country ~ '^[A-Z]{2}$'),
      to_country text check (to_country ~ '^[A-Z]{2}$'),
      figures jsonb
    )`);
    this.addSql(`create index cost_rule_version_subject on cost_rule_version
      (kind, shipper, from_country, to_country, valid_from)`);
    const rules = `(select coalesce((select rules from cost_rules), '${JSON.stringify(firstRules)}') as said) r`;
    this.addSql(`insert into cost_rule_version (kind, shipper, figures)
      select 'Freight', f.key, jsonb_build_object(
        'steps', jsonb_build_array(jsonb_build_object('upToGrams', null,
          'base', f.value->'base', 'perKilogram', f.value->'perKilogram')),
        'freeFrom', f.value->'freeFrom')
      from ${rules}, jsonb_each(r.said->'freight') f where f.key <> 'selfCollection' order by f.key`);
    this.addSql(`insert into cost_rule_version (kind, figures)
      select 'Customs', jsonb_build_object(
        'handling', r.said->'customsHandling', 'percent', r.said->'customsPercent')
      from ${rules}`);
    this.addSql(`update cost_rules set rules = rules - 'freight' - 'customsHandling' - 'customsPercent'`);
  }
}

export const costRuleVersionsMigration = { name: '0003-cost-rule-versions', class: CostRuleVersions };
