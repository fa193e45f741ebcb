import type { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { EventPayload } from '@werkbank/contracts/events';
import type { RouteName } from '@werkbank/contracts/routes';
import { OnEvent } from '@werkbank/platform/messaging';
import { Audit } from './audit.js';

type Change = EventPayload<'checkout.cost-rule-changed.v1'>;

/** Rules of freight and customs are changed in checkout; who did it stands in the one trail. */
@Controller()
export class WhenCostRuleChanged {
  @OnEvent('checkout.cost-rule-changed.v1')
  handle(change: Change, em: EntityManager): Promise<void> {
    return recordRuleChange(em, change);
  }
}

/** Writes down a change of a rule that another service keeps. */
export function recordRuleChange(em: EntityManager, change: Change): Promise<void> {
  const { ruleId, action, kind, subject, by, at, before, after } = change;
  const type = kind === 'Tax' ? 'TaxRule' : 'CostRule';
  return Audit.record(em, {
    caller: { kind: 'user', ...by },
    action: action === 'withdrawn' ? `withdraw${type}` : saved[kind],
    object: { type, id: ruleId, name: subject },
    before,
    after,
    at,
  });
}

const saved = {
  Freight: 'saveFreightRule',
  Customs: 'saveCustomsRule',
  Tax: 'saveTaxRule',
} as const satisfies Record<Change['kind'], RouteName>;
