import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useCommand } from '@werkbank/kit/use-call';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Sends the change of a user and shows its answer everywhere at once. */
export function useChangeUser(): (
  userId: number,
  body: CallRequest<'updateUser'>['body'],
) => Promise<ManagedUser> {
  const { t } = useTranslation('admin');
  const queries = useQueryClient();
  const { session } = useHost();
  const update = useCommand('updateUser', {
    success: t('done.userDataChanged'),
    changes: ['listUsers', 'listCustomerUsers', 'listProducerCompanyUsers'],
    silent: true,
  });
  return async (userId, body) => {
    const params = { userId };
    const answer = await update.mutateAsync({ params, body });
    queries.setQueryData(['getUser', { params }], answer);
    if (session.getState().user?.id === userId) {
      // The session knows who somebody is, not when the account was made.
      const { enabled: _, createdOn: __, ...user } = answer;
      session.update(user);
    }
    return answer;
  };
}
