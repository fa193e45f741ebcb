import type { AttachmentList, PurchaseOrder } from '@werkbank/contracts/entities';
import { Panel } from '@werkbank/kit/panel';
import { LinesSkeleton } from '@werkbank/kit/skeleton';
import { ErrorState } from '@werkbank/kit/feedback';
import { useApiQuery } from '@werkbank/kit/api';
import { useTranslation } from 'react-i18next';
import { AttachedFiles } from './attached-files';
import AttachmentDialogs from './attachment-dialogs';
import css from './attachments.module.css';

/** A producer's own files at its part of an order. Platform admins see them, buyers do not. */
export function PurchaseOrderFiles({ order: { id, producerCompanyId } }: { order: PurchaseOrder }) {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useApiQuery('listPurchaseOrderAttachments', {
    params: { orderId: id, producerCompanyId },
  });
  if (data && data.attachments.length === 0 && !data.mayAttach) return null;
  return (
    <Panel title={t('attachments.ofPurchaseOrder')}>
      {data ? <Files orderId={id} list={data} /> : null}
      {!data && error ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!data && !error ? <LinesSkeleton lines={2} /> : null}
    </Panel>
  );
}

function Files({ orderId, list: { attachments, mayAttach } }: { orderId: number; list: AttachmentList }) {
  const { t } = useTranslation('orders');
  const to = {
    objectType: 'PurchaseOrder',
    objectId: String(orderId),
    name: t('order.title', { id: orderId }),
    attachments,
  } as const;
  return (
    <>
      <p className={css.help}>
        {t(mayAttach ? 'attachments.purchaseOrderHelp' : 'attachments.producersOnly')}
      </p>
      <div className={css.inPanel}>
        <AttachedFiles
          to={to}
          mayAttach={mayAttach}
          mayChange={({ id }) => attachments.some((one) => one.id === id && one.mayChange)}
          dialog={(open, onClose) => <AttachmentDialogs open={open} to={to} onClose={onClose} />}
        />
      </div>
    </>
  );
}
