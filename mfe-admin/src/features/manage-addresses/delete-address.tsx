import type { Address } from '@werkbank/contracts/entities';
import { ConfirmDialog } from '@werkbank/kit/ui/modal';
import { useTranslation } from 'react-i18next';

/** Asks before an address goes; a refusal is shown as a notification. */
export function DeleteAddress({
  address,
  busy,
  remove,
  onClose,
}: {
  address: Address;
  busy: boolean;
  remove: () => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      title={t('address.deleteTitle')}
      confirm={t('address.delete')}
      danger
      busy={busy}
      onConfirm={() => void remove().then(onClose, onClose)}
      onClose={onClose}
    >
      {t('address.deleteText', { place: `${address.name}, ${address.city}` })}
    </ConfirmDialog>
  );
}
