import { Button, IconButton } from '@werkbank/kit/button';
import * as icons from '@werkbank/kit/icons';
import { useTranslation } from 'react-i18next';
import { useReorder } from './use-reorder';

/** Orders the same once more, on the page of an order. */
export function ReorderButton({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  const { busy, reorder } = useReorder();
  return (
    <Button icon={icons.basket} busy={busy} onClick={() => void reorder(orderId)}>
      {t('reorder.action')}
    </Button>
  );
}

/** Orders the same once more, in a row of a list. */
export function ReorderRowButton({ orderId }: { orderId: number }) {
  const { t } = useTranslation('orders');
  const { busy, reorder } = useReorder();
  return (
    <IconButton
      icon={icons.basket}
      label={t('reorder.actionOf', { id: orderId })}
      disabled={busy}
      onClick={() => void reorder(orderId)}
    />
  );
}
