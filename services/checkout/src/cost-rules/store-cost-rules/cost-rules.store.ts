import { p } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import { columns, readOne, run, runPrepared, statement } from '@werkbank/platform/database';
import { hasBegunSql, newestFirstSql } from '@werkbank/platform/dated-versions';
import {
  type CostRules,
  type CostSettings,
  costSettings,
  type CustomsInForce,
  defaultCostSettings,
  type FreightInForce,
} from '../compute-costs/cost-rules.js';
import { CostSettingsEntity } from './cost-settings.entity.js';

const inForce = (kind: string) => `(
  select coalesce(json_agg(v order by v.id), '[]') from (
    select distinct on (shipper, from_country, to_country) id, shipper, from_country as "from", to_country as "to",
      to_char(valid_from, 'YYYY-MM-DD') as "validFrom", figures
    from cost_rule_version r, asked where kind = '${kind}' and ${hasBegunSql('r', 'asked.day')}
    order by shipper, from_country, to_country, ${newestFirstSql('r')}) v
  where figures is not null)`;

const rulesOfDay = statement(
  'cost-rules-of-day',
  {
    settings: p.json<unknown>(),
    freight: p.json<FreightInForce[]>(),
    customs: p.json<CustomsInForce[]>(),
  },
  `with asked as (select ?::date as day)
  select (select rules from cost_rules) as settings, ${inForce('Freight')} as freight, ${inForce('Customs')} as customs`,
);

const settingsRow = statement(
  'cost-settings',
  columns(CostSettingsEntity, 'rules'),
  'select rules from cost_rules',
);

const saveSettings = statement(
  'save-cost-settings',
  {},
  'insert into cost_rules (rules) values (?) on conflict (only_row) do update set rules = excluded.rules',
);

@Injectable()
export class CostRulesStore {
  constructor(private readonly em: EntityManager) {}

  /**
   * The rules of a day of the marketplace's calendar, in one statement and always fresh, so that a saved rule counts from the
   * next order on in every process.
   */
  async current(em: EntityManager = this.em, day: string = dayOf(new Date())): Promise<CostRules> {
    const read = await readOne(em, rulesOfDay, [day]);
    if (!read) throw new Error('a select without a table has one row');
    return { ...settingsOf(read.settings), freight: read.freight, customs: read.customs };
  }

  /** Settings that apply on every day, also read fresh. */
  async settings(): Promise<CostSettings> {
    const [row] = await runPrepared(this.em, settingsRow, []);
    return settingsOf(row?.rules);
  }

  async change(em: EntityManager, change: Partial<CostSettings>): Promise<void> {
    const row = await readOne(em, settingsRow);
    await run(em, saveSettings, [JSON.stringify({ ...settingsOf(row?.rules), ...change })]);
  }
}

/** The stored settings, else those of a new installation. */
function settingsOf(kept: unknown): CostSettings {
  return kept ? costSettings.parse(kept) : defaultCostSettings;
}
