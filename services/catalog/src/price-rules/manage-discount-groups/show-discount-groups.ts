import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountGroup, ListedDiscountGroup } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ownsRules } from '../company-rules/change-rules.js';
import { discountGroupOf, discountGroupsOf } from '../read-discount-groups/discount-group-view.js';

@Controller()
export class ShowDiscountGroups {
  constructor(private readonly em: EntityManager) {}

  @Call('listDiscountGroups')
  async list(
    @Input() { params }: CallInput<'listDiscountGroups'>,
    @CallerOf() caller: Caller,
  ): Promise<ListedDiscountGroup[] | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return discountGroupsOf(this.em, params.producerCompanyId);
  }

  @Call('getDiscountGroup')
  async get(
    @Input() { params }: CallInput<'getDiscountGroup'>,
    @CallerOf() caller: Caller,
  ): Promise<DiscountGroup | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const group = await discountGroupOf(this.em, params, caller.language);
    return group ?? refuse('DISCOUNT_GROUP_NOT_FOUND');
  }
}
