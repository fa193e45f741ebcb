import { EntityManager } from '@mikro-orm/postgresql';
import { Controller } from '@nestjs/common';
import type { CallAnswer, CallInput } from '@werkbank/contracts/calls';
import type { Caller } from '@werkbank/contracts/access';
import type { DiscountAssignment as Assignment } from '@werkbank/contracts/entities';
import { isRefusal, type Refusal, refuse } from '@werkbank/contracts/errors';
import { Call, CallerOf, Input } from '@werkbank/platform/http';
import { changeRules, isStale } from '../company-rules/change-rules.js';
import { DiscountAssignment } from '../company-rules/entities.js';
import { changedPeriod } from '../company-rules/period.js';
import { keptAssignment } from './assignment-view.js';
import { settleRequests } from '../request-discount/settle-requests.js';
import { refuseCustomer, refuseGroup } from './refuse-assignment.js';

/** Which customer has which discount group. */
@Controller()
export class EditAssignments {
  constructor(private readonly em: EntityManager) {}

  @Call('createDiscountAssignment')
  create(
    @Input() { params, body }: CallInput<'createDiscountAssignment'>,
    @CallerOf() caller: Caller,
  ): Promise<Assignment | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const given = { ...body, producerCompanyId };
      const refused = (await refuseGroup(em, given)) ?? (await refuseCustomer(em, given));
      if (refused) return refused;
      const assignment = em.create(DiscountAssignment, given);
      await em.flush();
      await settleRequests(em, { ...given, status: 'Granted', answer: '' });
      return keptAssignment(em, assignment.id);
    });
  }

  @Call('updateDiscountAssignment')
  update(
    @Input() { params, body }: CallInput<'updateDiscountAssignment'>,
    @CallerOf() caller: Caller,
  ): Promise<Assignment | Refusal> {
    const { producerCompanyId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const assignment = await em.findOne(DiscountAssignment, { id: params.assignmentId, producerCompanyId });
      if (!assignment) return refuse('DISCOUNT_ASSIGNMENT_NOT_FOUND');
      const { discountGroupId, optimisticLockKey } = body;
      const refused = await refuseGroup(em, { producerCompanyId, discountGroupId });
      if (refused) return refused;
      const period = changedPeriod(assignment, body);
      if (isRefusal(period)) return period;
      const same =
        assignment.discountGroupId === discountGroupId &&
        assignment.validFrom === period.validFrom &&
        assignment.validUntil === period.validUntil;
      if (!same && isStale(assignment.lockKey, optimisticLockKey)) return refuse('CHANGED_MEANWHILE');
      const { customerCompanyId } = assignment;
      const sameDay = { producerCompanyId, customerCompanyId, validFrom: period.validFrom };
      if ((await em.count(DiscountAssignment, { ...sameDay, id: { $ne: assignment.id } })) > 0)
        return refuse('DISCOUNT_ASSIGNMENT_EXISTS', { field: 'validFrom' });
      em.assign(assignment, { discountGroupId, ...period });
      await em.flush();
      if (!same)
        await settleRequests(em, { producerCompanyId, customerCompanyId, status: 'Granted', answer: '' });
      return keptAssignment(em, assignment.id);
    });
  }

  @Call('deleteDiscountAssignment')
  delete(
    @Input() { params }: CallInput<'deleteDiscountAssignment'>,
    @CallerOf() caller: Caller,
  ): Promise<CallAnswer<'deleteDiscountAssignment'> | Refusal> {
    const { producerCompanyId, assignmentId } = params;
    return changeRules(this.em, { producerCompanyId, caller }, async (em) => {
      const deleted = await em.nativeDelete(DiscountAssignment, { id: assignmentId, producerCompanyId });
      return deleted > 0 ? {} : refuse('DISCOUNT_ASSIGNMENT_NOT_FOUND');
    });
  }
}
