import type { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@werkbank/contracts/access';
import { Outbox } from '@werkbank/platform/messaging';
import { figuresOf, subjectText } from './tax-rule-view.js';
import type { TaxRuleVersion } from './tax-rule-version.entity.js';

interface Change {
  action: 'saved' | 'withdrawn';
  before?: TaxRuleVersion | undefined;
  after?: TaxRuleVersion;
}

/** Publishes a change for the audit trail of services/admin, in the transaction of the change. */
export async function recordChange(em: EntityManager, caller: Caller, change: Change): Promise<void> {
  const version = change.after ?? change.before;
  if (!version || caller.kind !== 'user') throw new Error('a version is changed by somebody');
  const { userId, firstName, lastName, email } = caller;
  await Outbox.record(
    em,
    'catalog.tax-rule-changed.v1',
    {
      ruleId: version.id,
      action: change.action,
      kind: 'Tax',
      subject: subjectText(version),
      by: { userId, firstName, lastName, email },
      at: new Date().toISOString(),
      before: change.before ? said(change.before) : null,
      after: change.after ? said(change.after) : null,
    },
    { key: version.id },
  );
}

const said = (version: TaxRuleVersion) => ({ validFrom: version.validFrom, ...figuresOf(version) });
