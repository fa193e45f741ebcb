import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { Caller } from '@werkbank/contracts/access';
import type { CallAnswer } from '@werkbank/contracts/calls';
import { Call, CallerOf } from '@werkbank/platform/http';
import { companyOf } from './company-of.js';
import { spendingPeople } from './spending-people.js';

/** Shows the admins of a company how much its people may order without an approval. */
@Controller()
export class ListSpendingLimits {
  constructor(private readonly em: EntityManager) {}

  @Call('listSpendingLimits')
  async list(@CallerOf() caller: Caller): Promise<CallAnswer<'listSpendingLimits'>> {
    return { people: await spendingPeople(this.em, companyOf(caller)) };
  }
}
