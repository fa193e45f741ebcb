import { Module } from '@nestjs/common';
import { EditAssignments } from './assign-discounts/edit-assignments.js';
import { ShowAssignments } from './assign-discounts/show-assignments.js';
import { AssignMaterialGroups } from './manage-article-groups/assign-material-groups.js';
import { EditArticleGroups } from './manage-article-groups/edit-article-groups.js';
import { ShowArticleGroups } from './manage-article-groups/show-article-groups.js';
import { EditFactors } from './manage-country-price-factors/edit-factors.js';
import { EditDiscountGroups } from './manage-discount-groups/edit-discount-groups.js';
import { ShowDiscountGroups } from './manage-discount-groups/show-discount-groups.js';
import { RulesFollowReplicas } from './follow-replicas/follow-replicas.js';
import { EditDiscounts } from './manage-discounts/edit-discounts.js';
import { SaveDiscounts } from './manage-discounts/save-discounts.js';
import { EditSurcharges } from './manage-surcharges/edit-surcharges.js';
import { AnswerRequest } from './answer-discount-requests/answer-request.js';
import { RequestDiscount } from './request-discount/request-discount.js';
import { ShowRequests } from './answer-discount-requests/show-requests.js';

/** The producer's desk: price rules of producer companies. */
@Module({
  controllers: [
    ShowDiscountGroups,
    EditDiscountGroups,
    SaveDiscounts,
    EditDiscounts,
    ShowAssignments,
    EditAssignments,
    ShowArticleGroups,
    EditArticleGroups,
    AssignMaterialGroups,
    EditFactors,
    EditSurcharges,
    RequestDiscount,
    ShowRequests,
    AnswerRequest,
  ],
  providers: [RulesFollowReplicas],
  exports: [RulesFollowReplicas],
})
export class PriceRulesModule {}
