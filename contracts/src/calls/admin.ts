import { accountCalls } from './admin-accounts.js';
import { spendingLimitCalls } from './approvals.js';
import { companyCalls } from './admin-companies.js';
import { importCalls } from './admin-imports.js';
import { operationsCalls } from './admin-operations.js';
import { platformCalls } from './admin-platform.js';
import type { CallSchemas } from './call.js';

export { openSession } from './admin-accounts.js';

export const adminCalls = {
  ...accountCalls,
  ...importCalls,
  ...companyCalls,
  ...platformCalls,
  ...operationsCalls,
  ...spendingLimitCalls,
} as const satisfies Record<string, CallSchemas>;
