import { p } from '@mikro-orm/core';
import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import { dayOf } from '@werkbank/contracts/calendar';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { CustomsRule, FreightRule } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
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
import { CostRuleVersion } from '../store-cost-rules/cost-rule-version.entity.js';
import { CostRulesStore } from '../store-cost-rules/cost-rules.store.js';
import { recordChange } from './record-change.js';
import { bySubject, customsRule, freightRule, type Subject } from './rule-views.js';

type Saved = CallInput<'saveFreightRule'>['body'] | CallInput<'saveCustomsRule'>['body'];

/** Costs of freight and customs by day. A version never changes: a later one replaces it. */
@Controller()
export class EditCostRules {
  constructor(
    private readonly em: EntityManager,
    private readonly rules: CostRulesStore,
  ) {}

  @Call('listCostRules')
  async list(): Promise<CallAnswer<'listCostRules'>> {
    const { baseCurrency } = await this.rules.current();
    const groups = bySubject(await this.em.fork().findAll(CostRuleVersion));
    return {
      freight: groups.flatMap((rows) =>
        rows[0]?.shipper ? [freightRule(rows[0].shipper, rows, today())] : [],
      ),
      customs: groups.filter((rows) => rows[0]?.kind === 'Customs').map((rows) => customsRule(rows, today())),
      baseCurrency,
    };
  }

  @Call('saveFreightRule')
  async saveFreight(
    @Input() { body }: CallInput<'saveFreightRule'>,
    @CallerOf() caller: Caller,
  ): Promise<FreightRule | Refusal> {
    const { shipper, from, to } = body;
    const subject = { kind: 'Freight', shipper, fromCountry: from, toCountry: to } as const;
    const kept = await this.save(subject, body, caller);
    return isRefusal(kept) ? kept : freightRule(shipper, kept, today());
  }

  @Call('saveCustomsRule')
  async saveCustoms(
    @Input() { body }: CallInput<'saveCustomsRule'>,
    @CallerOf() caller: Caller,
  ): Promise<CustomsRule | Refusal> {
    const { from, to } = body;
    const subject = { kind: 'Customs', shipper: null, fromCountry: from, toCountry: to } as const;
    const kept = await this.save(subject, body, caller);
    return isRefusal(kept) ? kept : customsRule(kept, today());
  }

  private save(subject: Subject, asked: Saved, caller: Caller): Promise<CostRuleVersion[] | Refusal> {
    return changeAlone(this.em, lockName, async (em) => {
      const versions = await em.find(CostRuleVersion, subject);
      const { validFrom, figures, optimisticLockKey } = asked;
      const before = versionOn(versions, validFrom);
      const refused = refuseVersion(
        versions,
        {
          validFrom,
          optimisticLockKey,
          endsSomething: figures === null ? (before?.figures ?? null) !== null : null,
        },
        { today: today(), max: costRuleLimits.versions },
      );
      if (refused) return refused;
      if (versions.length === 0 && (await countSubjects(em, subject.kind)) >= costRuleLimits.rules)
        return refuse('TOO_MANY_PRICE_RULES', { params: { max: costRuleLimits.rules } });
      const replaced = replacedBy(versions, validFrom, today());
      if (replaced) withdraw(replaced, caller);
      const after = em.create(CostRuleVersion, {
        ...subject,
        validFrom,
        figures,
        enteredAt: new Date(),
        enteredBy: nameOf(caller),
        withdrawnAt: null,
        withdrawnBy: null,
      });
      await em.flush();
      await recordChange(em, caller, { action: 'saved', before, after });
      return em.find(CostRuleVersion, subject);
    });
  }

  @Call('withdrawCostRule')
  withdraw(
    @Input() { params }: CallInput<'withdrawCostRule'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'withdrawCostRule'> | Refusal> {
    return changeAlone(this.em, lockName, async (em) => {
      const version = await em.findOne(CostRuleVersion, { id: params.versionId, withdrawnAt: null });
      if (!version) return refuse('COST_RULE_NOT_FOUND');
      if (hasBegun(version, today())) return refuse('COST_RULE_IN_FORCE');
      withdraw(version, caller);
      await em.flush();
      await recordChange(em, caller, { action: 'withdrawn', before: version });
      return {};
    });
  }
}

/** One lock for all rules, because a new rule is checked against all of them. */
const lockName = 'cost-rules';
const today = (): string => dayOf(new Date());

const nameOf = (caller: Caller) => (caller.kind === 'user' ? `${caller.firstName} ${caller.lastName}` : null);

function withdraw(version: CostRuleVersion, caller: Caller): void {
  version.withdrawnAt = new Date();
  version.withdrawnBy = nameOf(caller);
}

const subjects = statement(
  'count-cost-rule-subjects',
  { count: p.integer() },
  'select count(distinct (shipper, from_country, to_country))::int as count from cost_rule_version where kind = ?',
);

async function countSubjects(em: Em, kind: Subject['kind']): Promise<number> {
  const row = await readOne(em, subjects, [kind]);
  return row?.count ?? 0;
}
