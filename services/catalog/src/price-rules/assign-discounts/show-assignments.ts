import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountAssignment } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ownsRules } from '../company-rules/change-rules.js';
import { assignableCustomers, assignmentsOf } from './assignment-view.js';

@Controller()
export class ShowAssignments {
  constructor(private readonly em: EntityManager) {}

  @Call('listDiscountAssignments')
  async list(
    @Input() { params }: CallInput<'listDiscountAssignments'>,
    @CallerOf() caller: Caller,
  ): Promise<DiscountAssignment[] | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return assignmentsOf(this.em, params.producerCompanyId);
  }

  @Call('listAssignableCustomers')
  async customers(
    @Input() { params }: CallInput<'listAssignableCustomers'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listAssignableCustomers'> | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return assignableCustomers(this.em, params.producerCompanyId);
  }
}
