import type { Delivery } from '@werkbank/contracts/entities';
import { useSession } from '@werkbank/kit/host';
import { useDeliveryName } from '../order/delivery-name';
import { AttachedFiles } from './attached-files';
import AttachmentDialogs from './attachment-dialogs';
import css from './attachments.module.css';

/** Files and videos of a delivery: for all of its order, looked after by its producer. */
export function DeliveryFiles({ delivery }: { delivery: Delivery }) {
  const { user } = useSession();
  const name = useDeliveryName()(delivery);
  const { id, attachments, producerCompanyId } = delivery;
  // A part that is not sent yet has nothing to put a file at.
  const own = user?.companyId === producerCompanyId && id > 0;
  if (attachments.length === 0 && !own) return null;
  const to = { objectType: 'Delivery', objectId: String(id), name, attachments } as const;
  return (
    <div className={css.ofDelivery}>
      <AttachedFiles
        to={to}
        mayAttach={own}
        mayChange={() => own}
        dialog={(open, onClose) => <AttachmentDialogs open={open} to={to} onClose={onClose} />}
      />
    </div>
  );
}
