export { orderApprovalSchema } from './store-approvals/order-approval.entity.js';
export { orderDraftSchema } from './draft-order/order-draft.entity.js';
export { DraftsModule } from './drafts.module.js';
