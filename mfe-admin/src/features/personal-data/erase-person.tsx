import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useHost, useSession } from '@werkbank/kit/host';
import * as icons from '@werkbank/kit/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EraseDialog } from './erase-dialog';

/** Opens the dialog that erases a person everywhere. Viewers who erase themselves are logged out. */
export function ErasePerson({
  userId,
  user,
  onErased,
}: {
  userId: number;
  user: ManagedUser | undefined;
  onErased: (name: string) => void;
}) {
  const { t } = useTranslation('admin');
  const { session, navigation } = useHost();
  const { user: viewer } = useSession();
  const [asking, setAsking] = useState(false);
  const isOneself = viewer?.id === userId;
  const name = user ? `${user.firstName} ${user.lastName}` : t('personalData.number', { id: userId });
  const erased = async () => {
    if (!isOneself) return onErased(name);
    await session.logOut();
    navigation.go('/');
  };
  return (
    <>
      <Button kind="danger" icon={icons.trash} onClick={() => setAsking(true)}>
        {t('personalData.erase')}
      </Button>
      {asking ? (
        <EraseDialog
          userId={userId}
          user={user}
          name={name}
          isOneself={isOneself}
          onErased={erased}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
