export { ownsRules } from './company-rules/change-rules.js';
export { priceRuleEntities } from './company-rules/entities.js';
export { addUnassignedCustomers } from './company-rules/unassigned-customers.js';
export { RulesFollowReplicas } from './follow-replicas/follow-replicas.js';
export { PriceRulesModule } from './price-rules.module.js';
export { discountRequestEntities } from './request-discount/entities.js';
