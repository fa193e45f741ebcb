import type { CallAnswer, CallRequest } from '@werkbank/contracts/calls';
import { useApiQuery } from '@werkbank/kit/api';
import type { UseQueryResult } from '@tanstack/react-query';
import type { UserScope } from '../../viewer/user-scope';

/** The call that answers the users of a scope. */
export function usersCall(scope: UserScope) {
  if (scope.kind === 'platform') return 'listUsers';
  return scope.kind === 'Producer' ? 'listProducerCompanyUsers' : 'listCustomerUsers';
}

export const usersParams = (scope: UserScope) => ({
  companyId: scope.kind === 'platform' ? 0 : scope.companyId,
});

/** A page of the users of a scope. */
export function useUsers(
  scope: UserScope,
  query: CallRequest<'listUsers'>['query'],
): UseQueryResult<CallAnswer<'listUsers'>, Error> {
  const platform = scope.kind === 'platform';
  const everybody = useApiQuery('listUsers', { query }, { keepPrevious: true, enabled: platform });
  const ofCompany = useApiQuery(
    scope.kind === 'Producer' ? 'listProducerCompanyUsers' : 'listCustomerUsers',
    { params: usersParams(scope), query },
    { keepPrevious: true, enabled: !platform },
  );
  return platform ? everybody : ofCompany;
}
