import type { ManagedUser } from '@werkbank/contracts/entities';
import { DeleteButton } from '@werkbank/kit/ui/delete-dialog';
import { useHost, useSession } from '@werkbank/kit/host';
import { useApiMutation } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { removeUser, userLists } from '../../cache-updates/users';

/** Deletes a user after a confirmation. Viewers who delete themselves are logged out. */
export function DeleteUser({ user, onDeleted }: { user: ManagedUser; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user: viewer } = useSession();
  const isOneself = viewer?.id === user.id;
  const remove = useApiMutation('deleteUser', {
    success: t('done.userDeleted'),
    // A viewer who deleted themselves cannot read these lists again.
    changes: isOneself ? [] : [...userLists, 'listCustomers'],
    local: (cache) => removeUser(cache, user),
  });
  const leave = async () => {
    await session.logOut();
    navigation.go('/');
  };
  return (
    <DeleteButton
      title={t('delete.userTitle', { name: `${user.firstName} ${user.lastName}` })}
      confirm={t(isOneself ? 'delete.oneself' : 'delete.user')}
      remove={() => remove.mutateAsync({ params: { userId: user.id } })}
      onDeleted={isOneself ? () => void leave() : onDeleted}
    >
      <p>{t(isOneself ? 'delete.oneselfText' : 'delete.userText')}</p>
      {isOneself && user.roles.CompanyAdmin ? <p>{t('delete.adminText')}</p> : null}
    </DeleteButton>
  );
}
