import type { Delivery } from '@werkbank/contracts/entities';
import { DateText, MovedDate } from '@werkbank/kit/figures';
import { useTranslation } from 'react-i18next';

type Planned = Pick<
  Delivery,
  'plannedShipmentDate' | 'plannedShipmentFromStock' | 'originalPlannedShipmentInfo'
>;

/** When it leaves: was → is where the date moved, or that it lies in stock. */
export function PlannedDate({ delivery }: { delivery: Planned }) {
  const { t } = useTranslation('orders');
  const { plannedShipmentDate: is, plannedShipmentFromStock, originalPlannedShipmentInfo: was } = delivery;
  return (
    <>
      {was && was.plannedShipmentDate !== is ? (
        <MovedDate was={was.plannedShipmentDate} is={is} />
      ) : (
        <DateText iso={is} />
      )}
      {plannedShipmentFromStock ? ` ${t('delivery.fromStock')}` : null}
    </>
  );
}
