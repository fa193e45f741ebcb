import type { CompanyType } from '@werkbank/contracts/caller';
import type { EditableCompany } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useCall } from '@werkbank/kit/use-call';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const callOf = { Customer: 'getCustomer', Producer: 'getProducerCompany' } as const;

/** A company by its kind, each of which has a path of its own. */
export function useCompany(
  kind: CompanyType,
  companyId: number,
  { enabled = true } = {},
): UseQueryResult<EditableCompany, Error> {
  return useCall(callOf[kind], { params: { companyId } }, { enabled });
}

/** Puts what a change answered where the company is shown, the name also where its people see who they are. */
export function useKeepCompany(): (company: EditableCompany) => void {
  const queries = useQueryClient();
  const { session } = useHost();
  return useCallback(
    (company) => {
      queries.setQueryData([callOf[company.kind], { params: { companyId: company.id } }], company);
      const { user } = session.getState();
      if (user?.companyId === company.id) session.update({ ...user, companyName: company.name });
    },
    [queries, session],
  );
}
