import { type EntityManager as Em, EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { ReceivedDiscountRequest } from '@werkbank/contracts/entities';
import { type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { refuseGroup } from '../assign-discounts/refuse-assignment.js';
import { changeRules } from '../company-rules/change-rules.js';
import { DiscountAssignment } from '../company-rules/entities.js';
import { Customer } from '../../replicas/index.js';
import { receivedRequest } from './request-view.js';
import { settleRequests } from '../request-discount/settle-requests.js';

/** A producer grants a request, with a group for the customer if one is given, or declines it. */
@Controller()
export class AnswerRequest {
  constructor(private readonly em: EntityManager) {}

  @Call('answerDiscountRequest')
  answer(
    @Input() { params, body }: CallInput<'answerDiscountRequest'>,
    @CallerOf() caller: Caller,
  ): Promise<ReceivedDiscountRequest | Refusal> {
    const { producerCompanyId, requestId } = params;
    const { status, answer, discountGroupId } = body;
    const shown = { requestId, language: caller.language };
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const request = await receivedRequest(em, producerCompanyId, shown);
      if (!request) return refuse('DISCOUNT_REQUEST_NOT_FOUND');
      const { customerCompanyId } = request;
      // A repeated answer after a lost response succeeds without a change.
      if (request.status === status && (request.answer ?? '') === answer) return request;
      if (request.status !== 'Open') return refuse('DISCOUNT_REQUEST_ANSWERED');
      await settleRequests(em, { producerCompanyId, customerCompanyId, requestId, status, answer });
      if (status === 'Granted' && discountGroupId !== undefined) {
        const refused = await assignTo(em, { producerCompanyId, customerCompanyId, discountGroupId });
        if (refused) return refused;
      }
      return (await receivedRequest(em, producerCompanyId, shown)) ?? refuse('DISCOUNT_REQUEST_NOT_FOUND');
    });
  }
}

interface Assigned {
  producerCompanyId: number;
  customerCompanyId: number;
  discountGroupId: number;
}

/** Replaces a customer's discount group, and grants its other open requests. */
async function assignTo(em: Em, assigned: Assigned): Promise<Refusal | undefined> {
  const { producerCompanyId, customerCompanyId, discountGroupId } = assigned;
  const refused = await refuseGroup(em, assigned);
  if (refused) return refused;
  if (!(await em.findOne(Customer, { id: customerCompanyId }))) return refuse('CUSTOMER_CANNOT_BE_ASSIGNED');
  const always = { producerCompanyId, customerCompanyId, validFrom: null };
  const there = await em.findOne(DiscountAssignment, always);
  if (there) em.assign(there, { discountGroupId, validUntil: null });
  else em.create(DiscountAssignment, { ...always, discountGroupId });
  await em.flush();
  await settleRequests(em, { producerCompanyId, customerCompanyId, status: 'Granted', answer: '' });
  return undefined;
}
