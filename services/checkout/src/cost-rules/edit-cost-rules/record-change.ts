import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { Outbox } from '@werkbank/platform/messaging';
import type { CostRuleVersion } from '../store-cost-rules/cost-rule-version.entity.js';
import { subjectText } from './rule-views.js';

interface Change {
  action: 'saved' | 'withdrawn';
  before?: CostRuleVersion | undefined;
  after?: CostRuleVersion;
}

/** Tells administration, which keeps the trail, in the transaction of the change. */
export async function recordChange(em: EntityManager, caller: Caller, change: Change): Promise<void> {
  const version = change.after ?? change.before;
  if (!version || caller.kind !== 'user') throw new Error('a version is changed by somebody');
  const { userId, firstName, lastName, email } = caller;
  await Outbox.record(
    em,
    'checkout.cost-rule-changed.v1',
    {
      ruleId: version.id,
      action: change.action,
      kind: version.kind,
      subject: subjectText(version),
      by: { userId, firstName, lastName, email },
      at: new Date().toISOString(),
      before: change.before ? said(change.before) : null,
      after: change.after ? said(change.after) : null,
    },
    { key: version.id },
  );
}

/** A version as the trail shows it, in lines that read without its structure. */
function said({ validFrom, figures }: CostRuleVersion): Record<string, unknown> {
  if (!figures) return { validFrom };
  if ('handling' in figures)
    return { validFrom, handling: amounts(figures.handling), percent: figures.percent };
  const steps = figures.steps.map(({ upToGrams, base, perKilogram }) => {
    const weight = upToGrams === null ? '' : `≤ ${upToGrams / 1000} kg: `;
    return `${weight}${amounts(base).join(' / ')} + ${amounts(perKilogram).join(' / ')} per kg`;
  });
  return { validFrom, steps, freeFrom: figures.freeFrom && amounts(figures.freeFrom) };
}

function amounts(of: Readonly<Record<string, number>>): string[] {
  return Object.entries(of).map(([currency, cents]) => `${currency} ${(cents / 100).toFixed(2)}`);
}
