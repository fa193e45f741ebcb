import type { Crumb } from '@werkbank/contracts/shell-api';
import { useSession } from '@werkbank/kit/host';
import { useTranslation } from 'react-i18next';
import { companyPath } from '../viewer/rights';
import type { UserScope } from '../viewer/user-scope';
import { useCompany } from './use-company';

/** The way to the users of a company: its list, for platform admins, and the company. None for all users. */
export function useCompanyCrumbs(scope: UserScope | undefined): Crumb[] {
  const { t } = useTranslation('admin');
  const lists = useListCrumbs(scope?.kind === 'Producer' ? 'Producer' : 'Customer');
  const ofCompany = scope && scope.kind !== 'platform' ? scope : undefined;
  const { data } = useCompany(ofCompany?.kind ?? 'Customer', ofCompany?.companyId ?? 0, {
    enabled: ofCompany !== undefined,
  });
  if (!ofCompany) return [];
  return [
    ...lists,
    { label: data?.name ?? t('company.title'), to: companyPath(ofCompany.kind, ofCompany.companyId) },
  ];
}

/** The breadcrumb of the management list for a kind of company; only platform admins have it. */
export function useListCrumbs(kind: 'Customer' | 'Producer'): Crumb[] {
  const { t } = useTranslation('admin');
  const { user } = useSession();
  if (!user?.roles.PlatformAdmin) return [];
  return kind === 'Customer'
    ? [{ label: t('company.customers'), to: '/management/customers' }]
    : [{ label: t('company.producers'), to: '/management/producers' }];
}
