import type { User } from '@werkbank/contracts/entities';

/** What somebody may do with a company. It only decides what is offered: the service decides what happens. */
export interface CompanyRights {
  readonly see: boolean;
  /** Change its data and addresses, manage its users, delete it. */
  readonly administer: boolean;
  /** Where goods leave is agreed with the platform, whose admins add it at the producer. */
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

/** Who can let somebody in: the admin of the own company, who has no say in what is another's. */
export function whoCanHelp(user: User, companyId: number): 'company' | 'platform' {
  return user.companyId === companyId && !user.roles.CompanyAdmin ? 'company' : 'platform';
}

/** The address of a company's page: customers and producer companies have places of their own. */
export function companyPath(kind: 'Customer' | 'Producer', companyId: number): string {
  return kind === 'Customer'
    ? `/management/customers/${companyId}`
    : `/management/producers/companies/${companyId}`;
}

/** Where `/management/company` leads: people of the platform have no company, they have a profile. */
export function ownCompanyPath({ companyId, companyType }: User): string {
  if (companyId === null || companyType === null) return '/management/profile';
  return companyPath(companyType, companyId);
}
