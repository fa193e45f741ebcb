import { p } from '@mikro-orm/core';
import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { TaxRule } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { costRuleLimits } from '@werkbank/contracts/limits';
import { readOne, statement } from '@werkbank/platform/database';
import {
  changeAlone,
  hasBegun,
  refuseVersion,
  replacedBy,
  versionOn,
} from '@werkbank/platform/dated-versions';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { recordChange } from './record-change.js';
import { type Subject, taxRule, taxRules } from './tax-rule-view.js';
import { TaxRuleVersion } from './tax-rule-version.entity.js';

/** Tax rates and their exceptions, by day. A version is never changed: a later one replaces it. */
@Controller()
export class EditTaxRules {
  constructor(private readonly em: EntityManager) {}

  @Call('listTaxRules')
  async list(): Promise<CallAnswer<'listTaxRules'>> {
    return { rules: taxRules(await this.em.fork().findAll(TaxRuleVersion), today()) };
  }

  @Call('saveTaxRule')
  save(@Input() { body }: CallInput<'saveTaxRule'>, @CallerOf() caller: Caller): Promise<TaxRule | Refusal> {
    const { validFrom, figures, optimisticLockKey } = body;
    const subject: Subject = { fromCountry: body.from, toCountry: body.to };
    return changeAlone(this.em, lockName, async (em) => {
      const versions = await em.find(TaxRuleVersion, subject);
      const before = versionOn(versions, validFrom);
      const refused = refuseVersion(
        versions,
        {
          validFrom,
          optimisticLockKey,
          endsSomething: figures === null ? (before?.percent ?? null) !== null : null,
        },
        { today: today(), max: costRuleLimits.versions },
      );
      if (refused) return refused;
      if (versions.length === 0 && (await countSubjects(em)) >= costRuleLimits.rules)
        return refuse('TOO_MANY_PRICE_RULES', { params: { max: costRuleLimits.rules } });
      const replaced = replacedBy(versions, validFrom, today());
      if (replaced) withdraw(replaced, caller);
      const after = em.create(TaxRuleVersion, {
        ...subject,
        validFrom,
        percent: figures?.percent ?? null,
        reason: figures?.reason ?? null,
        enteredAt: new Date(),
        enteredBy: nameOf(caller),
        withdrawnAt: null,
        withdrawnBy: null,
      });
      await em.flush();
      await recordChange(em, caller, { action: 'saved', before, after });
      return taxRule(subject, await em.find(TaxRuleVersion, subject), today());
    });
  }

  @Call('withdrawTaxRule')
  withdraw(
    @Input() { params }: CallInput<'withdrawTaxRule'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'withdrawTaxRule'> | Refusal> {
    return changeAlone(this.em, lockName, async (em) => {
      const version = await em.findOne(TaxRuleVersion, { id: params.versionId, withdrawnAt: null });
      if (!version) return refuse('COST_RULE_NOT_FOUND');
      if (hasBegun(version, today())) return refuse('COST_RULE_IN_FORCE');
      withdraw(version, caller);
      await em.flush();
      await recordChange(em, caller, { action: 'withdrawn', before: version });
      return {};
    });
  }
}

/** Serialises all changes: the limit on the number of rules counts all of them. */
const lockName = 'tax-rules';
const today = (): string => dayOf(new Date());

const nameOf = (caller: Caller) => (caller.kind === 'user' ? `${caller.firstName} ${caller.lastName}` : null);

function withdraw(version: TaxRuleVersion, caller: Caller): void {
  version.withdrawnAt = new Date();
  version.withdrawnBy = nameOf(caller);
}

const subjects = statement(
  'count-tax-rule-subjects',
  { count: p.integer() },
  'select count(distinct (from_country, to_country))::int as count from tax_rule_version',
);

async function countSubjects(em: Em): Promise<number> {
  const row = await readOne(em, subjects);
  return row?.count ?? 0;
}
