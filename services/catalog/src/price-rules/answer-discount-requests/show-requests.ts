import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { ownsRules } from '../company-rules/change-rules.js';
import { ownRequests, receivedRequest, receivedRequests } from './request-view.js';

/** Discount requests for the people who asked, and for the desks of the asked companies. */
@Controller()
export class ShowRequests {
  constructor(private readonly em: EntityManager) {}

  @Call('listOwnDiscountRequests')
  async own(
    @Input() { query: { page } }: CallInput<'listOwnDiscountRequests'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listOwnDiscountRequests'> | Refusal> {
    if (caller.kind !== 'user' || caller.companyId === undefined) return refuse('FORBIDDEN');
    return ownRequests(this.em, caller.companyId, { page, language: caller.language });
  }

  @Call('listDiscountRequests')
  async received(
    @Input() { params, query }: CallInput<'listDiscountRequests'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'listDiscountRequests'> | Refusal> {
    if (!ownsRules(caller, params.producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    return receivedRequests(this.em, params.producerCompanyId, { ...query, language: caller.language });
  }

  @Call('getDiscountRequest')
  async one(
    @Input() { params: { producerCompanyId, requestId } }: CallInput<'getDiscountRequest'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'getDiscountRequest'> | Refusal> {
    if (!ownsRules(caller, producerCompanyId)) return refuse('COMPANY_NOT_FOUND');
    const shown = { requestId, language: caller.language };
    return (await receivedRequest(this.em, producerCompanyId, shown)) ?? refuse('DISCOUNT_REQUEST_NOT_FOUND');
  }
}
