import type { Address } from '@werkbank/contracts/entities';
import { DeleteDialog } from '@werkbank/kit/ui/delete-dialog';
import { useTranslation } from 'react-i18next';

/** Asks before an address goes. */
export function DeleteAddress({
  address,
  remove,
  onClose,
}: {
  address: Address;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <DeleteDialog
      title={t('address.deleteTitle')}
      confirm={t('address.delete')}
      remove={remove}
      onClose={onClose}
    >
      {t('address.deleteText', { place: `${address.name}, ${address.city}` })}
    </DeleteDialog>
  );
}
