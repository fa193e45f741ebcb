import type { CallRequest } from '@werkbank/contracts/calls';
import type { ManagedUser } from '@werkbank/contracts/entities';
import { useHost } from '@werkbank/kit/host';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { showUser, userLists } from '../cache-updates/users';

/** Sends the change of a user and shows its answer everywhere at once. */
export function useChangeUser(): (
  userId: number,
  body: CallRequest<'updateUser'>['body'],
) => Promise<ManagedUser> {
  const { t } = useTranslation('admin');
  const { session } = useHost();
  const update = useApiMutation('updateUser', {
    success: t('done.userDataChanged'),
    changes: [...userLists, 'listCustomers'],
    local: showUser,
    silent: true,
  });
  return async (userId, body) => {
    const answer = await update.mutateAsync({ params: { userId }, body });
    if (session.getState().user?.id === userId) {
      // The session holds the person's data, without the state of the account.
      const { enabled: _, createdOn: __, pendingEmail: ___, ...user } = answer;
      session.update(user);
    }
    return answer;
  };
}
