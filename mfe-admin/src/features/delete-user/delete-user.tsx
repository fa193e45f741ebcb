import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useHost, useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useApiMutation } from '@werkbank/kit/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeUser, userLists } from '../../cache-updates/users';
import { withoutAsking } from '@werkbank/kit/navigation-guard';

/** Deletes a user once it was confirmed; who deletes oneself is logged out. */
export function DeleteUser({ user, onDeleted }: { user: ManagedUser; onDeleted: () => void }) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user: viewer } = useSession();
  const [asking, setAsking] = useState(false);
  const isOneself = viewer?.id === user.id;
  const remove = useApiMutation('deleteUser', {
    success: t('done.userDeleted'),
    // Who is gone cannot read again.
    changes: isOneself ? [] : [...userLists, 'listCustomers'],
    local: (cache) => removeUser(cache, user),
  });
  const confirmed = async () => {
    try {
      await remove.mutateAsync({ params: { userId: user.id } });
    } catch {
      // The reason was shown as a notification; the user is still there.
      setAsking(false);
      return;
    }
    if (isOneself) {
      await session.logOut();
      navigation.go('/');
      return;
    }
    withoutAsking(onDeleted);
  };
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t(isOneself ? 'delete.oneself' : 'delete.user')}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={t('delete.userTitle', { name: `${user.firstName} ${user.lastName}` })}
          confirm={t(isOneself ? 'delete.oneself' : 'delete.user')}
          danger
          busy={remove.isPending}
          onConfirm={() => void confirmed()}
          onClose={() => setAsking(false)}
        >
          <p>{t(isOneself ? 'delete.oneselfText' : 'delete.userText')}</p>
          {isOneself && user.roles.CompanyAdmin ? <p>{t('delete.adminText')}</p> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
