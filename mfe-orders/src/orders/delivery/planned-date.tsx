import type { Delivery } from '@werkbank/contracts/entities';
import { DateText, Moved } from '@werkbank/kit/formatted-values';
import { useTranslation } from 'react-i18next';

type Planned = Pick<
  Delivery,
  'plannedShipmentDate' | 'plannedShipmentFromStock' | 'originalPlannedShipmentInfo'
>;
type Plan = NonNullable<Delivery['originalPlannedShipmentInfo']>;

/** Dispatch date, and whether from stock. If the producer proposes another one, it shows old → new. */
export function PlannedDate({
  delivery: { originalPlannedShipmentInfo: was, ...is },
}: {
  delivery: Planned;
}) {
  const moved =
    was !== null &&
    (was.plannedShipmentDate !== is.plannedShipmentDate ||
      was.plannedShipmentFromStock !== is.plannedShipmentFromStock);
  return moved ? <Moved was={<Promised plan={was} />} is={<Promised plan={is} />} /> : <Promised plan={is} />;
}

function Promised({ plan: { plannedShipmentDate, plannedShipmentFromStock } }: { plan: Plan }) {
  const { t } = useTranslation('orders');
  return (
    <>
      <DateText iso={plannedShipmentDate} />
      {plannedShipmentFromStock ? ` ${t('delivery.fromStock')}` : null}
    </>
  );
}
