import type { Delivery, OrderItem } from '@werkbank/contracts/entities';
import { errorMessage, isRefusal } from '@werkbank/contracts/errors';
import { Button } from '@werkbank/kit/button';
import { Table } from '@werkbank/kit/ui/table';
import { CountInput } from '@werkbank/kit/ui/count-input';
import { Dialog, DialogActions } from '@werkbank/kit/ui/modal';
import { useFormats } from '@werkbank/kit/formats';
import { Notice } from '@werkbank/kit/feedback';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountedPart } from '../../delivery/counted-part';
import { useArticleColumns } from '../../delivery/item-columns';
import { useSeveral } from '../../delivery/unit';
import { liveItems } from '../../order/items';
import { showMovedDelivery } from '../../order/show-changed-delivery';
import { useOrderCommand } from '../../order/use-order-command';
import { type Arrived, composeReceipt, everything, isComplete } from './receipt-draft';

/** Received quantities: everything unless the buyer enters less. */
export function ReceiptDialog({
  delivery,
  onConflict,
  onClose,
}: {
  delivery: Delivery;
  onConflict: (message: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('orders');
  const { language } = useFormats();
  const [arrived, setArrived] = useState<Arrived>(() => everything(delivery));
  const [problem, setProblem] = useState<string>();
  const article = useArticleColumns<OrderItem>({ itemOf: (item) => item, linked: false });
  const several = useSeveral();
  const complete = isComplete(delivery, arrived);
  const { run, busy } = useOrderCommand('setDeliveryStatus', {
    success: ({ status }) => t(`done.deliveryStatusChangedTo${status}`),
    local: showMovedDelivery,
    onRefused: setProblem,
    onConflict: (message) => {
      onConflict(message);
      onClose();
    },
  });
  const confirm = async () => {
    const body = composeReceipt(delivery, arrived);
    if (isRefusal(body)) setProblem(errorMessage(body.code, language, body.params));
    else if (await run({ params: { deliveryId: delivery.id }, body })) onClose();
  };
  return (
    <Dialog title={t('receipt.title')} wide onClose={onClose}>
      <p>{t('receipt.help')}</p>
      <Table
        caption={t('receipt.title')}
        rows={liveItems(delivery)}
        rowKey={(item) => item.id}
        columns={[
          ...article,
          {
            key: 'arrived',
            fixed: 'end',
            title: t('receipt.arrived'),
            align: 'end',
            render: (item) => (
              <CountedPart item={item} count={arrived[item.id] ?? 0}>
                <CountInput
                  label={t('receipt.arrivedOf', { number: item.materialNumber, units: several(item) })}
                  max={item.quantity}
                  value={arrived[item.id] ?? 0}
                  disabled={busy}
                  onChange={(value) => {
                    setProblem(undefined);
                    setArrived({ ...arrived, [item.id]: value });
                  }}
                />
              </CountedPart>
            ),
          },
        ]}
      />
      {problem === undefined ? null : <Notice kind="error">{problem}</Notice>}
      <DialogActions>
        <Button onClick={onClose}>{t('dialog.cancel')}</Button>
        <Button kind="primary" busy={busy} onClick={() => void confirm()}>
          {t(complete ? 'receipt.all' : 'receipt.part')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
