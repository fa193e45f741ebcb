import type { AuditedChange, Fields } from '../../records/index.js';
import type { Person } from '../keycloak/user-directory.js';
import type { Found } from './find-differences.js';

/** Audit entry of a repair: the account's data before and after. */
export function auditedRepair({ difference, account, row }: Found): Omit<AuditedChange, 'caller'> {
  const person = row ?? account?.person;
  const name = person ? `${person.firstName} ${person.lastName}` : '';
  return {
    action: 'repairUserDrift',
    object: { type: 'User', id: difference.userId ?? account?.accountId ?? '', name },
    before: account ? auditedPerson(account.person) : null,
    after: row && !row.removed ? auditedPerson(row) : null,
  };
}

function auditedPerson({ email, firstName, lastName, language, roles, company, enabled }: Person): Fields {
  return {
    email,
    firstName,
    lastName,
    language,
    platformAdmin: roles.includes('platform-admin'),
    companyAdmin: roles.includes('company-admin'),
    companyId: company?.id ?? null,
    enabled,
  };
}
