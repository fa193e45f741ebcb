import type { CompanyType } from '@werkbank/contracts/access';
import type { EditableCompany } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useApiQuery, useRefetch } from '@werkbank/kit/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

const callOf = { Customer: 'getCustomer', Producer: 'getProducerCompany' } as const;

/** A company by its kind, each of which has a path of its own. */
export function useCompany(
  kind: CompanyType,
  companyId: number,
  { enabled = true } = {},
): UseQueryResult<EditableCompany, Error> {
  return useApiQuery(callOf[kind], { params: { companyId } }, { enabled });
}

/** Asks for a company once more, for a form that others have overtaken. */
export function useRefetchCompany({
  kind,
  id,
}: Pick<EditableCompany, 'kind' | 'id'>): () => Promise<EditableCompany> {
  return useRefetch(callOf[kind], { params: { companyId: id } });
}

/** Calls the own company by its new name where people see who they are. */
export function useNameOwnCompany(): (company: EditableCompany) => void {
  const { session } = useHost();
  return useCallback(
    (company) => {
      const { user } = session.getState();
      if (user?.companyId === company.id) session.update({ ...user, companyName: company.name });
    },
    [session],
  );
}
