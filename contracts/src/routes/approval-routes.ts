import type { Route } from './route.js';

const buyers = ['company'] as const;

/** Orders that wait for an approval. Who decides about which one, the service knows. */
export const approvalRoutes = {
  listOrderApprovals: { domain: 'checkout', method: 'GET', path: '/api/order-approvals', access: buyers },
  getOrderApproval: {
    domain: 'checkout',
    method: 'GET',
    path: '/api/order-approvals/:draftId',
    access: buyers,
  },
  requestOrderApproval: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/order-approvals',
    access: buyers,
    status: 201,
  },
  withdrawOrderApproval: {
    domain: 'checkout',
    method: 'DELETE',
    path: '/api/order-approvals/:draftId',
    access: buyers,
  },
  approveOrder: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/order-approvals/:draftId/approval',
    access: buyers,
  },
  declineOrder: {
    domain: 'checkout',
    method: 'POST',
    path: '/api/order-approvals/:draftId/refusal',
    access: buyers,
  },
  listSpendingLimits: {
    domain: 'admin',
    method: 'GET',
    path: '/api/spending-limits',
    access: ['company-admin'],
  },
  setSpendingLimit: {
    domain: 'admin',
    method: 'PUT',
    path: '/api/spending-limits/:userId',
    access: ['company-admin'],
  },
} as const satisfies Record<string, Route>;
