import { useSession } from '@werkbank/kit/host';
import { useListState } from '@werkbank/kit/list-state';

interface ProducerCompany {
  /** True for platform admins, who choose a company. */
  readonly chooses: boolean;
  /** Undefined as long as none is chosen. */
  readonly companyId: number | undefined;
  /** The query of calls: empty for a producer's users, because their own company is the default. */
  readonly query: { readonly companyId?: number };
  /** Part of an address, so that other pages stay with the same company. */
  readonly search: string;
  readonly choose: (companyId: string) => void;
}

/** The company whose catalogue is shown. The address holds the choice of a platform admin. */
export function useProducerCompany(): ProducerCompany {
  const { user } = useSession();
  const list = useListState();
  const chooses = user?.companyType !== 'Producer';
  const asked = Number(list.filter('company'));
  const chosen = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  return {
    chooses,
    companyId: chooses ? chosen : (user.companyId ?? undefined),
    query: chooses && chosen !== undefined ? { companyId: chosen } : {},
    search: chooses && chosen !== undefined ? `?company=${chosen}` : '',
    choose: (companyId) => list.setFilters({ company: companyId }),
  };
}
