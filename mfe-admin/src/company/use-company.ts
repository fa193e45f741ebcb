import type { CompanyType } from '@werkbank/contracts/access';
import type { EditableCompany } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useApiQuery, useRefetch } from '@werkbank/kit/api';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';

const callOf = { Customer: 'getCustomer', Producer: 'getProducerCompany' } as const;

/** A company by its kind; each kind has its own path. */
export function useCompany(
  kind: CompanyType,
  companyId: number,
  { enabled = true } = {},
): UseQueryResult<EditableCompany, Error> {
  return useApiQuery(callOf[kind], { params: { companyId } }, { enabled });
}

/** Reads a company again, for a form with a conflicting save. */
export function useRefetchCompany({
  kind,
  id,
}: Pick<EditableCompany, 'kind' | 'id'>): () => Promise<EditableCompany> {
  return useRefetch(callOf[kind], { params: { companyId: id } });
}

/** Updates the company's name in the session after a change. */
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
