import type { User } from '@werkbank/contracts/entities';

/** A viewer's rights on a company. They only decide what the interface offers: the service enforces them. */
export interface CompanyRights {
  readonly see: boolean;
  /** Changes its data and addresses, manages its users, deletes it. */
  readonly administer: boolean;
  /** Dispatch locations are agreed with the platform, whose admins add them on the producer's page. */
  readonly addDispatchLocation: boolean;
}

export function companyRights(user: User, companyId: number): CompanyRights {
  const platform = user.roles.PlatformAdmin;
  const own = user.companyId === companyId;
  return {
    see: platform || own,
    administer: platform || (own && user.roles.CompanyAdmin),
    addDispatchLocation: platform,
  };
}

/**
 * The admins who can grant access: those of the own company, or those of the platform for other companies.
 */
export function whoCanHelp(user: User, companyId: number): 'company' | 'platform' {
  return user.companyId === companyId && !user.roles.CompanyAdmin ? 'company' : 'platform';
}

/** Page of a company: customers and producers' companies have different paths. */
export function companyPath(kind: 'Customer' | 'Producer', companyId: number): string {
  return kind === 'Customer'
    ? `/management/customers/${companyId}`
    : `/management/producers/companies/${companyId}`;
}

/** Target of `/management/company`: users of the platform have no company and go to their profile. */
export function ownCompanyPath({ companyId, companyType }: User): string {
  if (companyId === null || companyType === null) return '/management/profile';
  return companyPath(companyType, companyId);
}
