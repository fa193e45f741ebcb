import { IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteOrder } from './use-delete-order';

/** Deletes one order of the list, after asking. */
export function DeleteOrderButton({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  const [asking, setAsking] = useState(false);
  const { busy, remove } = useDeleteOrder();
  const title = t('delete.title', { id: orderId });
  return (
    <>
      <IconButton icon={icons.trash} label={title} disabled={busy} onClick={() => setAsking(true)} />
      {asking ? (
        <ConfirmDialog
          danger
          title={title}
          confirm={t('delete.confirm')}
          busy={busy}
          onConfirm={() => void remove(orderId).then((done) => done && setAsking(false))}
          onClose={() => setAsking(false)}
        >
          {t('delete.confirmation')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
