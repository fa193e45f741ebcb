import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readOne } from '@werkbank/platform/database';
import { type CostRules, costRules, defaultCostRules } from './cost-rules.js';

@Injectable()
export class CostRulesStore {
  constructor(private readonly em: EntityManager) {}

  /** The rules as configured; those of a new installation where nobody changed any. */
  async current(em: EntityManager = this.em): Promise<CostRules> {
    const row = await readOne<{ rules: unknown }>(em, 'select rules from cost_rules');
    return row ? costRules.parse(row.rules) : defaultCostRules;
  }

  async change(em: EntityManager, change: Partial<CostRules>): Promise<void> {
    const rules = costRules.parse({ ...(await this.current(em)), ...change });
    await em.execute(
      `insert into cost_rules (rules) values (?) on conflict (only_row) do update set rules = excluded.rules`,
      [JSON.stringify(rules)],
    );
  }
}
