import type { ManagedUser } from '@werkbank/contracts/entities';
import { Button } from '@werkbank/kit/button';
import { useSession } from '@werkbank/kit/host';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDialog } from './move-dialog';

/** Lets platform admins move a user to another company. Users of the platform belong to none. */
export function MoveUser({ user }: { user: ManagedUser }) {
  const { t } = useTranslation('admin');
  const { user: viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (!viewer?.roles.PlatformAdmin || user.companyId === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('move.open')}</Button>
      {open ? <MoveDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
